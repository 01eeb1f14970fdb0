import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the components of React Router that the site does not use, 4 KB of each first load: it cannot know that
 * to make them, and to name them for React's developer tools, changes nothing else. The budget of JavaScript notices where a new
 * version is written otherwise.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .+;$/gm, '')
          .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  }
}
