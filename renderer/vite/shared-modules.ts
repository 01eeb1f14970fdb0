import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Modules that Node runs as they are, but for one that only bundlers read, and one whose packages are faster bundled. */
const shared = /^((model|search)\/.*|pages\/data\/(?!render-markdown\.ts).*|locales\/(?!browser\.ts)[^/]*|[^/]*)\.ts$/

/** Stands before the path of a module until it is known where the chunk lies. */
const prefix = 'project:'

/** Leaves out of the server bundle what the build has loaded already, so that content is read, checked and held once. */
export function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return undefined
      const path = relative('.', resolve(importer, '..', source)).replaceAll('\\', '/')
      return shared.test(path) ? { id: prefix + path, external: true } : undefined
    },
    generateBundle({ dir = '' }, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const root = relative(join(dir, chunk.fileName, '..'), '.').replaceAll('\\', '/')
        chunk.code = chunk.code.replaceAll(`"${prefix}`, `"${root}/`)
      }
    },
  }
}
