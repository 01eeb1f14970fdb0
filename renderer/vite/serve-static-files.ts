import type { Plugin } from 'vite'
import type { Output } from '../server/static-files/static-files.ts'

/** Serves in the development server what a build writes beside the pages: page data, the sitemap and the like. */
export function serveOutputs(): Plugin {
  return {
    name: 'serve-outputs',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!/\.(json|xml|txt|webmanifest)$/.test(path)) return next()
        try {
          const { listOutputs } = await server.ssrLoadModule('/renderer/server/static-files/static-files.ts')
          const output = (listOutputs('dev') as Output[]).find((candidate) => candidate.path === path)
          if (!output) return next()
          response.end(await output.create())
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
