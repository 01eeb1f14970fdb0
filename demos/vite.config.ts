import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = import.meta.dirname

/** The demos stand apart from the site: their own pages, below `/demos/`, sharing React and what is in `shared/`. */
export default defineConfig({
  root: folder,
  base: '/demos/',
  publicDir: false,
  plugins: [react(), lingui({ configPath: 'lingui.catalogs.ts' })],
  // A module worker from a blob does not start in a frame without an origin (tried in Chromium 2026); a classic one does.
  worker: { format: 'iife' },
  build: {
    outDir: join(folder, '../dist/client/demos'),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(listDemos().map((name) => [name, join(folder, name, 'index.html')])),
      checks: { bundlerTimings: false },
    },
  },
})

/** The folders with an `index.html`. */
function listDemos(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[\\/]index\.html$/.test(file))
    .map((file) => file.replace(/[\\/].*/, ''))
}
