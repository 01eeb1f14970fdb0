import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandTokens } from '../renderer/styles/brand-tokens.ts'
import { ownerData } from '../renderer/vite/owner-data.ts'
import { demoDocuments, documents } from './demo-documents.ts'

const folder = import.meta.dirname

/** The demos stand apart from the site. Their own pages, below `/demos/`, share React and `shared/`. */
export default defineConfig({
  root: folder,
  base: '/demos/',
  publicDir: false,
  plugins: [react(), lingui(), ownerData(), brandTokens(), demoDocuments()],
  // A module worker from a blob does not start in a frame without an origin (tried in Chromium 2026); a classic one does.
  worker: { format: 'iife', plugins: () => [ownerData()] },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: documents,
      output: {
        // All demos share one chunk, with React: small chunks compress badly and cost a request each.
        codeSplitting: { groups: [{ name: 'shared', test: /\/(demos\/shared|locales)\/[^/]+$/ }] },
      },
      checks: { bundlerTimings: false },
    },
  },
})
