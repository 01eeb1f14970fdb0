import { resolve } from 'node:path'
import { build } from 'vite'
import { documents } from '../../demos/demo-documents.ts'

/** Bundles the demos into a folder, if there are any. */
export async function buildDemos(folder: string): Promise<void> {
  if (Object.keys(documents).length === 0) return
  await build({
    configFile: 'demos/vite.config.ts',
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: resolve(folder), emptyOutDir: false },
  })
}
