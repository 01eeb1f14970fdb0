import { build } from 'vike/api'
import { hashFiles } from './hash-inputs.ts'
import { keepBuilt } from './keep-built.ts'

/** Node reads the configuration as it is; bundling it first, as Vite does for older ones, takes 0.2 s. */
export const viteConfig = { logLevel: 'warn', configLoader: 'native' } as const

/** All that the bundles for browser and server are made of. */
const sources = [
  'content',
  'locales',
  'pages',
  'public',
  'renderer',
  'environment.ts',
  'lingui.catalogs.ts',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Posts are read when they are rendered. */
const others = /\.(test|e2e)\.tsx?$|^renderer\/appearance\/|^content\/blog\/.*\.md$/

/** Bundles the site into `dist`, or takes the last bundles where nothing of theirs has changed, as after a change in a post. */
export function bundle(): Promise<void> {
  return keepBuilt('bundles', hashFiles(sources, others), 'dist', () => build({ viteConfig }))
}
