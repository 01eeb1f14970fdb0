import { resolve } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { demoDocuments } from './demos/demo-documents.ts'
import { findOwnerFile } from './owner-files.ts'
import { brandTokens } from './renderer/styles/brand-tokens.ts'
import { createClassName } from './renderer/vite/css-names.ts'
import { iconStyles } from './renderer/vite/icon-styles.ts'
import { minifyInlineScripts } from './renderer/vite/minify-inline-scripts.ts'
import { oneStylesheet } from './renderer/vite/one-stylesheet.ts'
import { ownerData } from './renderer/vite/owner-data.ts'
import { serveStaticFiles } from './renderer/vite/serve-static-files.ts'
import { sharedModules } from './renderer/vite/shared-modules.ts'
import { watchContent } from './renderer/vite/watch-content.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    omitDisplayNames,
    omitPreloading,
    react(),
    lingui(),
    ownerData(),
    iconStyles(),
    brandTokens(),
    minifyInlineScripts(),
    oneStylesheet(),
    sharedModules(),
    demoDocuments(),
    serveStaticFiles(),
    watchContent(),
  ],
  publicDir: findOwnerFile('public'),
  resolve: { alias: command === 'build' ? smallerPackages : [] },
  // The network can reach the development server, but not its keys, messages and history.
  server: {
    fs: { deny: ['**/.netlify/**', '.env', '.env.*', '*.{crt,pem}', '**/.git/**'] },
    // Publish builds while the server runs; its files need no reload.
    watch: { ignored: ['**/dist/**', '**/dist.{next,old,bundles}/**'] },
  },
  // In development the name of a class shows its file.
  css: { modules: command === 'build' ? { generateScopedName: createClassName } : {} },
  // Nobody acts on the report of slow plugins here. renderer/server/document-assets.ts may import what is loaded already.
  build: { rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } } },
  environments: {
    ssr: {
      // Alone it loads all 190 languages, of which it uses 37.
      resolve: command === 'build' ? { noExternal: ['rehype-highlight', 'lowlight', 'highlight.js'] } : {},
      build: {
        rolldownOptions: {
          input: { 'write-site': 'renderer/write-site.ts' },
          // One file in place of two hundred, which take longer to find than to read.
          output: { codeSplitting: { groups: [{ name: 'renderer', test: isRenderer }] } },
        },
      },
    },
    client: {
      build: {
        modulePreload: false,
        // `light-dark()` is widely available since 2026-11-13 (https://web.dev/blog/baseline-widely-available); without it the CSS is twice as long.
        cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
        // Each document takes its part of this one stylesheet: renderer/server/stylesheet.ts. vike 0.4.266 warns of it for the sake of
        // assets that only its server knows; without it there are 18 stylesheets.
        cssCodeSplit: false,
        rolldownOptions: {
          treeshake: { manualPureFunctions: createsNothingElse },
          // renderer/browser/start.js starts this entry, after the first paint.
          input: { application: 'renderer/browser/hydrate.tsx', face: 'renderer/browser/display-face.ts' },
          output: {
            codeSplitting: {
              groups: [
                // A chunk includes what its modules import, used or not. Without this group model/kit/localize.ts would bring valibot,
                // which the forms load when they are used, to every page.
                { name: 'schemas', test: /\/node_modules\/valibot\//, priority: 1 },
                // The code of every page in one chunk, because small chunks compress badly and cost a request each.
                { name: 'app', test: isNeededByEveryPage },
                // The code that several screens share. The name of a chunk costs each document that needs it 8 bytes.
                {
                  name: 'shared',
                  test: /\/model\/kinds\/service-groups|\/pages\/(tasks\/(TaskPageLink|VerdictWord)\.tsx|courses\/NextCourses)|\/pages\/shared\/(?!FactTable|form\/|figures\/(?!Figure\.|Miniature))/,
                },
                {
                  name: 'search',
                  test: /\/pages\/search\/(use-search|.*\.css)|\/search\/(questions|tokenize|fold-letters|fold-number|search-url)/,
                },
                // The class names of a screen in one chunk. Without this each stylesheet is its own chunk.
                { name: findScreen, test: /\/pages\/(?!ui\/|layout\/).*\.css$/ },
              ],
            },
          },
        },
      },
    },
  },
}))

const packages = ['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler', '@lingui']

/** React Router's build without warnings, which its package does not export, and React instead of a shim for old versions. */
const smallerPackages = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

/** Names for React's developer tools keep parts of React Router that nobody uses, and all that those use: 4.8 KB of every first visit. */
const omitDisplayNames: Plugin = {
  name: 'omit-display-names',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => code.replace(/^\w+\.displayName = .*;$/gm, ''),
  },
}

/** Nothing is preloaded here (`modulePreload`), and Vite sends the code for it all the same: 0.5 KB of every first visit. */
const omitPreloading: Plugin = {
  name: 'omit-preloading',
  apply: 'build',
  transform: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * Calls of these functions have no side effects, so the bundler can drop the unused parts of React Router. They are named as the bundler
 * names them; if that changes, 1.3 KB more are sent and the audit's budget fails.
 */
const createsNothingElse = ['createContext', 'forwardRef', 'memo'].map((name) => `import_react.${name}`)

/** Finds the folder of a screen, or of figures: `/pages/projects/chat/ChatDialog.module.css` is in `projects`. */
function findScreen(id: string): string | null {
  return id.match(/\/pages\/(?:shared\/)?(figures|[\w-]+)\//)?.[1] ?? null
}

/** Vike's own modules stay apart, which load a server, and what browsers load when it is used, with its packages. */
function isRenderer(id: string): boolean {
  return !/vike|brillout|\/\+\w+\.tsx?$|\/pages\/projects\/chat\//.test(id)
}

function isNeededByEveryPage(id: string): boolean {
  return (
    packages.some((name) => id.includes(`/node_modules/${name}/`)) ||
    id.endsWith('/model/kit/localize.ts') ||
    (/\/renderer\/(browser|shared)\/|\/pages\/(ui|layout)\//.test(id) &&
      !/\/(display-face|count|ModalDialog|LanguageSuggestion|update-head|use-query-field|specimen)\b/.test(id))
  )
}
