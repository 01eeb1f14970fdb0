import { createHash } from 'node:crypto'
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

/** Without comments and indentation; the rest is small enough as it is. */
function minify(source: string): string {
  return source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')
    .trim()
}
