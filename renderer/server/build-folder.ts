/** The folder of a build that is not complete yet; it becomes `dist` then. */
export const buildFolder = 'dist.next'
