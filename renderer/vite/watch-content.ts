import { globSync } from 'node:fs'
import { matchesGlob, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ownerFolder } from '../../owner-files.ts'

/** The files that modules read from the disk while pages are rendered, by the module. */
export const filesOfModules = {
  'model/kit/read-content.ts': 'content/{*,*/*}.json',
  'model/kit/references.ts': 'content/{slugs,claims}.json',
  'model/kinds/posts.ts': 'content/blog/*/*.md',
  'model/kinds/issues.ts': 'content/newsletter/*/*.md',
  'model/kinds/examples.ts': 'examples/*/*.*',
  'locales/server.ts': 'locales/*/{,content/}*.po',
}

/** Makes the development server reload what it has read from the disk: posts, their code, issues of the newsletter, and all words but those of demos. */
export function watchContent(): Plugin {
  return {
    name: 'watch-content',
    apply: 'serve',
    configureServer({ watcher }) {
      // Nobody watches a file before it is there, and Vite reloads nothing for one that is gone.
      for (const event of ['add', 'unlink'] as const) {
        watcher.on(event, (path) => {
          const file = relative(ownerFolder, path)
          for (const [module, files] of Object.entries(filesOfModules))
            if (matchesGlob(file, files)) watcher.emit('change', resolve(module))
        })
      }
    },
    transform: {
      filter: { id: Object.keys(filesOfModules).map((module) => new RegExp(`/${module}$`)) },
      handler(_code, id) {
        for (const [module, files] of Object.entries(filesOfModules)) {
          if (id.endsWith(`/${module}`))
            for (const root of new Set(['.', ownerFolder]))
              for (const file of globSync(files, { cwd: root })) this.addWatchFile(resolve(root, file))
        }
      },
    },
  }
}
