import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import slugs from './content/slugs.json' with { type: 'json' }
import { iconStyles } from './renderer/vite/icon-styles.ts'

/** What is tested only on a site that has it. */
const off = slugs.projects.length > 0 ? [] : ['functions/chat/**']

export default defineConfig({
  plugins: [react(), lingui(), iconStyles(), shippedPackages()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', ...off],
    globalSetup: 'testing/start-postgres.ts',
    // Real servers and whole builds of pages take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Half the time: the files share what they import, and no processor is left free.
    isolate: false,
    // One more than a fair machine has processors: servers of mail and databases let a test wait.
    maxWorkers: 3,
    // What one test leaves behind must not carry the next: the order is another one in each run, and `--sequence.seed` repeats it.
    sequence: { shuffle: { files: true, tests: true } },
    unstubEnvs: true,
    unstubGlobals: true,
  },
})

/** The packages as scripts and functions load them: some have a build for development, which checks itself and takes twice the time. */
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
