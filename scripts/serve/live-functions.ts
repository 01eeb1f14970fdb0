import type { Plugin } from 'vite'
import { callFunction, findFunction, getUrl, loadFunctions } from './site-functions.ts'

/** Serves the functions in the development server. A changed one is loaded anew, as a changed page is. */
export function liveFunctions(): Plugin {
  return {
    name: 'live-functions',
    configureServer(server) {
      const load = () => loadFunctions((file) => server.ssrLoadModule(`/${file}`))
      server.middlewares.use((request, response, next) => {
        const url = getUrl(request)
        // The page of an error loads Vite's own scripts, which load it anew once the error is mended.
        if (/^\/(@|node_modules\/)/.test(url.pathname)) return next()
        load()
          .then((all) => findFunction(all, url))
          .then((found) => (found && !found.isLast ? callFunction(found, url, request, response) : next()))
          .catch(next)
      })
    },
  }
}
