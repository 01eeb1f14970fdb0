import type { Plugin } from 'vite'
import type { StaticFile } from '../server/static-files/static-files.ts'

/** Serves in the development server what a build writes beside the pages: page data, the sitemap and the like. */
export function serveStaticFiles(): Plugin {
  return {
    name: 'serve-static-files',
    apply: 'serve',
    configureServer(server) {
      const load = <Module>(file: string) => server.ssrLoadModule(`/renderer/server/${file}`) as Promise<Module>
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!/\.(json|xml|txt|webmanifest)$|^\/(function-pages\.css$|\.well-known\/|mcp\/)/.test(path)) return next()
        try {
          const { listDataFiles, listOwnFiles, listSearchFiles } =
            await load<typeof import('../server/static-files/static-files.ts')>('static-files/static-files.ts')
          const { renderTexts } = await load<typeof import('../server/render-texts.ts')>('render-texts.ts')
          const readSections = async (page: string) => (await renderTexts(page)).sections
          const readMarkdown = async (page: string) => (await renderTexts(page)).markdown
          // Search reads all pages, so its files are made when one is wanted.
          const files: StaticFile[] = /\/search\/\w+\/(pages|terms|texts)\b/.test(path)
            ? await listSearchFiles('dev', readSections)
            : [...listOwnFiles(readSections, readMarkdown), ...listDataFiles('dev')]
          const file = files.find((candidate) => candidate.path === path)
          if (!file) return next()
          response.end(await file.create())
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
