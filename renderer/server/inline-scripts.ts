import { createHash } from 'node:crypto'
import { minifySync } from 'vite'
import startSource from '../browser/start.js?raw'
import themeSource from '../browser/theme.js?raw'

/** The scripts that stand in every document. They are the same in each, so that one policy can name them by their hash. */
export const inlineScripts = { theme: minify(themeSource), start: minify(startSource) }

/** Their sources for a Content-Security-Policy (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export function listScriptHashes(): string[] {
  return Object.values(inlineScripts).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** As classic scripts: `await` in a module would change what their top level means. */
function minify(source: string): string {
  return minifySync('inline.js', source, { module: false }).code.trim()
}
