import type { Plugin } from 'vite'

/**
 * Keeps Vite from loading the stylesheet with each part that is imported later: its rules stand in the documents
 * (renderer/server/stylesheet.ts), and `loadStylesheet` adds the rest.
 */
export function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
      },
    },
  }
}
