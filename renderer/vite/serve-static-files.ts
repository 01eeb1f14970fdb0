import type { Plugin } from 'vite'
import type { StaticFile } from '../server/static-files/static-files.ts'

/** Serves in the development server what a build writes beside the pages: page data, the sitemap and the like. */
export function serveStaticFiles(): Plugin {
  return {
    name: 'serve-static-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!/\.(json|xml|txt|webmanifest)$|^\/function-pages\.css$/.test(path)) return next()
        try {
          const { listStaticFiles } = await server.ssrLoadModule('/renderer/server/static-files/static-files.ts')
          const { renderSections } = await server.ssrLoadModule('/renderer/server/render-sections.ts')
          const file = (listStaticFiles('dev', renderSections) as StaticFile[]).find(
            (candidate) => candidate.path === path,
          )
          if (!file) return next()
          response.end(await file.create())
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
