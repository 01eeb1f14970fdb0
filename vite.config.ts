import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { serveDemos } from './renderer/outputs/serve-demos.ts'
import { serveOutputs } from './renderer/outputs/serve-outputs.ts'
import { watchPosts } from './renderer/outputs/watch-posts.ts'
import { iconStyles } from './renderer/styles/icon-styles.ts'

export default defineConfig({
  plugins: [
    vike(),
    react(),
    lingui({ configPath: 'lingui.catalogs.ts' }),
    iconStyles(),
    serveDemos(),
    serveOutputs(),
    watchPosts(),
  ],
  // The report of slow plugins is for those who look for one.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          // The document starts this entry itself, after the first paint; see renderer/start.js.
          input: { application: 'renderer/hydrate.tsx' },
          output: {
            codeSplitting: {
              groups: [
                // A chunk takes what its modules import, even where they use nothing of it: content/localize.ts would
                // bring the library of the schemas, which the forms load when they are used, to every page.
                { name: 'schemas', test: /\/node_modules\/valibot\//, priority: 1 },
                // One chunk for what every page needs: small chunks compress badly and cost a request each.
                { name: 'app', test: isNeededByEveryPage },
              ],
            },
          },
        },
      },
    },
  },
})

const packages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'scheduler',
  'use-sync-external-store',
  '@lingui',
]

function isNeededByEveryPage(id: string): boolean {
  return (
    packages.some((name) => id.includes(`/node_modules/${name}/`)) ||
    // All styles in one file, which stands in every document; see renderer/document-assets.ts.
    id.endsWith('.css') ||
    (/\/renderer\/(ui|layout)\//.test(id) && !/\/(diagram|ModalDialog)\b/.test(id)) ||
    /\/renderer\/(App|Pages|RoutingError|hydrate|load-suggestions|navigation|page-store|scroll|useArrival)\.tsx?$/.test(
      id,
    )
  )
}
