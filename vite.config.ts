import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vike(), react(), lingui()],
  build: {
    // One stylesheet for the whole site stands in every document; see renderer/document-assets.ts.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One chunk for what every page needs: small chunks compress badly and cost a request each.
          groups: [{ name: 'app', test: isNeededByEveryPage }],
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
    /\/renderer\/(ui|layout)\//.test(id) ||
    /\/renderer\/(App|RoutingError|hydrate|navigation|page-store|scroll)\.tsx?$/.test(id)
  )
}
