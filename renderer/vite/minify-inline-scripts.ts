import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

/** Gives renderer/server/inline-scripts.ts its scripts, so that rendering pages does not load the bundler. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\/renderer\/browser\/(start|theme)\.js\?raw$/ },
      handler(id) {
        const file = id.replace('?raw', '')
        this.addWatchFile(file)
        // As classic scripts: `await` in a module would change what their top level means.
        const { code } = minifySync('inline.js', readFileSync(file, 'utf8'), { module: false })
        return `export default ${JSON.stringify(code.trim())}`
      },
    },
  }
}
