import { hash } from 'node:crypto'
import { memoize } from '../../memoize.ts'
import start from '../browser/start.js?raw'
import theme from '../browser/theme.js?raw'

/** The same in every document, so that one policy names them by hash; renderer/vite/minify-inline-scripts.ts has made them short. */
export const inlineScripts = { theme, start }

/** Their sources for a Content-Security-Policy (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export function listScriptHashes(): string[] {
  return Object.values(inlineScripts).map((script) => `'${hashSource(script)}'`)
}

/** Memoized, because documents of a language share a style. */
export const hashSource = memoize((text: string) => `sha256-${hash('sha256', text, 'base64')}`)
