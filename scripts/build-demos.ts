import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { hashFiles } from './hash-inputs.ts'

/** The demos of the last build; they change rarely, so most builds copy them. */
const cache = 'node_modules/.cache/demos'

/** All that demos are made of: the linter lets them import nothing else. */
const sources = ['demos', 'locales', 'renderer/styles', 'lingui.catalogs.ts', 'package-lock.json']

const others = /\.(test|e2e)\.tsx?$|\/(content|functions)\/[\w-]+\.po$/

/** Puts the demos into a folder, `dist/client/demos`: bundled, or as they were where nothing of theirs has changed. */
export async function buildDemos(folder: string): Promise<void> {
  const built = join(cache, hashFiles(sources, others))
  if (!existsSync(built)) {
    await build({ configFile: 'demos/vite.config.ts', logLevel: 'warn' })
    rmSync(cache, { recursive: true, force: true })
    cpSync(folder, built, { recursive: true })
    return
  }
  cpSync(built, folder, { recursive: true })
}
