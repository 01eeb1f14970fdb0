import { resolve } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { demoDocuments } from './demos/demo-documents.ts'
import { siteLanguages } from './locales/site-languages.ts'
import { brandTokens } from './renderer/styles/brand-tokens.ts'
import { createClassName } from './renderer/vite/css-names.ts'
import { iconStyles } from './renderer/vite/icon-styles.ts'
import { oneStylesheet } from './renderer/vite/one-stylesheet.ts'
import { serveStaticFiles } from './renderer/vite/serve-static-files.ts'
import { watchContent } from './renderer/vite/watch-content.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    react(),
    lingui(),
    siteLanguages(),
    iconStyles(),
    brandTokens(),
    oneStylesheet(),
    demoDocuments(),
    serveStaticFiles(),
    watchContent(),
  ],
  resolve: { alias: command === 'build' ? smallerPackages : [] },
  // The development server can be reached from the network; its keys, messages and history cannot.
  server: {
    fs: { deny: ['**/.netlify/**', '.env', '.env.*', '*.{crt,pem}', '**/.git/**'] },
    // A build beside it, as for Publish, is nothing to look at.
    watch: { ignored: ['**/dist/**', '**/dist.{next,old}/**'] },
  },
  // In development a class tells its file.
  css: { modules: command === 'build' ? { generateScopedName: createClassName } : {} },
  // The report of slow plugins is for those who look for one, and server/document-assets.ts may import what is there already.
  build: { rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } } },
  environments: {
    ssr: {
      build: { copyPublicDir: false, rolldownOptions: { input: { 'write-site': 'renderer/server/write-site.ts' } } },
    },
    client: {
      build: {
        modulePreload: false,
        // `light-dark()` is widely available since 2026-11-13 (https://web.dev/blog/baseline-widely-available); written out it is twice as long.
        cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
        // Of the one stylesheet each document takes its part; see renderer/server/stylesheet.ts.
        cssCodeSplit: false,
        rolldownOptions: {
          treeshake: { manualPureFunctions: createsNothingElse },
          // The document starts this entry itself, after the first paint; see renderer/browser/start.js.
          input: { application: 'renderer/browser/hydrate.tsx', face: 'renderer/browser/display-face.ts' },
          output: {
            codeSplitting: {
              groups: [
                // A chunk takes what its modules import, even where they use nothing of it: content/localize.ts would
                // bring the library of the schemas, which the forms load when they are used, to every page.
                { name: 'schemas', test: /\/node_modules\/valibot\//, priority: 1 },
                // One chunk for what every page needs: small chunks compress badly and cost a request each.
                { name: 'app', test: isNeededByEveryPage },
                // The same for what several screens share: each chunk's name costs every document that needs it 8 bytes.
                {
                  name: 'shared',
                  test: /\/content\/services\/groups|\/pages\/tasks\/(TaskPageLink|VerdictWord)\.tsx|\/pages\/shared\/(?!NextTimes|ForReaders|AfterForm|FactTable|form\/|figures\/(?!Figure\.|Miniature))/,
                },
                {
                  name: 'search',
                  test: /\/pages\/search\/(use-search|.*\.css)|\/search\/(questions|tokenize|search-url)/,
                },
                // The names of a screen's classes in one chunk: each stylesheet would be a chunk of its own.
                { name: findScreen, test: /\/pages\/.*\.css$/ },
              ],
            },
          },
        },
      },
    },
  },
}))

const packages = ['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler', '@lingui']

/** React Router's own build without warnings, which its package does not name; and React instead of a shim for its old versions. */
const smallerPackages = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

/**
 * So that the parts of React Router that nothing uses stay out: it makes them by these functions of React, as the bundler names them. Under
 * another name they stay in, 1.3 KB more, which the audit's budget tells.
 */
const createsNothingElse = ['createContext', 'forwardRef', 'memo'].map((name) => `import_react.${name}`)

/** The folder of a screen, or of figures: `/pages/projects/chat/ChatDialog.module.css` is in `projects`. */
function findScreen(id: string): string | null {
  return id.match(/\/pages\/(?:shared\/)?(figures|[\w-]+)\//)?.[1] ?? null
}

function isNeededByEveryPage(id: string): boolean {
  return (
    packages.some((name) => id.includes(`/node_modules/${name}/`)) ||
    id.endsWith('/content/localize.ts') ||
    (/\/renderer\/(browser|shared|ui|layout)\//.test(id) &&
      !/\/(display-face|ModalDialog|LanguageSuggestion|update-head|use-query-field|specimen)\b/.test(id))
  )
}
