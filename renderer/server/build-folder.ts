import { distFolder } from '../../owner-files.ts'

/** The folder in which a build is made; it becomes `dist` once it is complete. */
export const buildFolder = `${distFolder}.next`

/** The folder in which bundles are made. It lies beside the other, because the renderer imports files of the project by relative paths. */
export const bundlesFolder = `${distFolder}.bundles`
