/** Where a build is made; it becomes `dist` when it is complete. */
export const buildFolder = 'dist.next'
