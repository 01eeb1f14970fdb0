import { build } from 'vite'
import { hashFiles } from './build-id.ts'
import { keepBuilt } from './keep-built.ts'

/** All that demos are made of: the linter lets them import nothing else. */
const sources = ['demos', 'locales', 'renderer/styles', 'lingui.config.ts', 'package-lock.json']

const others = /\.(test|e2e)\.tsx?$|^locales\/\w+\/(?!demos\/)/

/** Puts the demos into a folder, `dist/client/demos`: bundled, or as they were where nothing of theirs has changed. */
export function buildDemos(folder: string): Promise<void> {
  return keepBuilt('demos', hashFiles(sources, others), folder, () =>
    build({ configFile: 'demos/vite.config.ts', logLevel: 'warn' }),
  )
}
