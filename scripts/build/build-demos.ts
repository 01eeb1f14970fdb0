import { resolve } from 'node:path'
import { build } from 'vite'

/** Bundles the demos into a folder. */
export async function buildDemos(folder: string): Promise<void> {
  await build({
    configFile: 'demos/vite.config.ts',
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: resolve(folder), emptyOutDir: false },
  })
}
