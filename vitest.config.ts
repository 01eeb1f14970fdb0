import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { findOwnerFile } from './owner-files.ts'
import { iconStyles } from './renderer/vite/icon-styles.ts'

/** The chat is tested only on a site with projects. */
const slugs: { projects: string[] } = JSON.parse(readFileSync(findOwnerFile('content/slugs.json'), 'utf8'))
const off = slugs.projects.length > 0 ? [] : ['functions/chat/**']

export default defineConfig({
  plugins: [react(), lingui(), iconStyles(), shippedPackages()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', ...off],
    globalSetup: ['testing/provide-memory-folder.ts', 'testing/start-postgres.ts'],
    // Real servers and whole builds of pages are slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Takes half the time, because test files share their imports.
    isolate: false,
    // One more than two processors, because tests often wait for mail servers and databases.
    maxWorkers: 3,
    // Each run has another order, so that no test depends on what another leaves behind. `--sequence.seed` repeats an order.
    sequence: { shuffle: { files: true, tests: true } },
    setupFiles: 'testing/restore-environment.ts',
    unstubEnvs: true,
    unstubGlobals: true,
  },
})

/** Loads packages as scripts and functions do. Some have a development build, which checks itself and takes twice the time. */
function shippedPackages(): Plugin {
  return {
    name: 'shipped-packages',
    config: {
      order: 'post',
      handler({ environments = {} }) {
        for (const { resolve } of Object.values(environments)) if (resolve) resolve.conditions = ['node']
      },
    },
  }
}
