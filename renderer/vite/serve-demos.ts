import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Serves in the development server the demos that a build makes with `demos/vite.config.ts`. */
export function serveDemos(): Plugin {
  return {
    name: 'serve-demos',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = /^\/demos\/[\w-]+\/index\.html$/.exec(request.url?.split('?')[0] ?? '')?.[0]
        if (!path || !existsSync(`.${path}`)) return next()
        response.setHeader('Content-Type', 'text/html')
        response.end(await server.transformIndexHtml(path, readFileSync(`.${path}`, 'utf8')))
      })
    },
  }
}
