import { distFolder } from '../../owner-files.ts'

/** The folder in which a build is made; it becomes `dist` once it is complete. */
export const buildFolder = `${distFolder}.next`

/** The folder in which bundles are made, each kind in one of its own. */
export const bundlesFolder = `${distFolder}.bundles`
