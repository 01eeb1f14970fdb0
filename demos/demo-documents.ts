import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { createDocument } from './shared/create-document.ts'

const folder = import.meta.dirname

/** The demos: each folder with a `Demo.tsx` whose project the contents list. */
const names = globSync('*/Demo.tsx', { cwd: folder })
  .map(dirname)
  .filter((name) => existsSync(join(folder, `../content/projects/${name}.json`)))

/** The documents that a build starts from. No such files exist; the plugin makes their content. */
export const documents = Object.fromEntries(names.map((name) => [name, join(folder, name, 'index.html')]))

/** Makes the document and the entry of each demo, for the demos' build and for the site's development server. */
export function demoDocuments(): Plugin {
  const findName = (id: string, pattern: RegExp) => names.find((name) => name === pattern.exec(id)?.[1])
  return {
    name: 'demo-documents',
    resolveId: (id) => (Object.values(documents).includes(id) || findName(id, entryPattern) ? id : undefined),
    load(id) {
      const document = names.find((name) => documents[name] === id)
      if (document) return createDocument(document, `/@demo/${document}`)
      const name = findName(id, entryPattern)
      return name && createEntry(name)
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const name = findName(path, /^\/demos\/([\w-]+)\/index\.html$/)
        if (!name) return next()
        response.setHeader('Content-Type', 'text/html')
        response.end(await server.transformIndexHtml(path, createDocument(name, `/@demo/${name}`)))
      })
    },
  }
}

const entryPattern = /^\/@demo\/([\w-]+)$/

function createEntry(name: string): string {
  return `import { startDemo } from '${folder}/shared/start-demo.tsx'
import { Demo } from '${folder}/${name}/Demo.tsx'

startDemo('${name}', Demo)`
}
