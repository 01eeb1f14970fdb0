import type { Plugin } from 'vite'

/** Vite would load it with later parts: its rules stand in documents (renderer/server/stylesheet.ts), `loadStylesheet` adds the rest. */
export function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    apply: 'build',
    enforce: 'post',
    // Vite leaves out the stylesheet of a module whose names no script uses: those of figures stand in HTML alone.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
      },
    },
  }
}
