import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { localeCodes } from '../../locales/locales.ts'
import { memoize } from '../../pages/memoize.ts'
import { getSearchIndexUrl } from '../../pages/search/search-index-url.ts'
import { budgets } from '../budgets.ts'
import { readBuildId } from './stamp.ts'

/** The weight of one page's first load, in bytes of brotli. */
export type PageWeight = {
  /** The document with all that is inlined in it. */
  document: number
  javaScript: number
  /** Each script with its weight, the heaviest first. */
  scripts: Array<{ file: string; bytes: number }>
}

/** @param file the document, from the folder of the built site: `es/services.html` */
export function weighPage(folder: string, file: string): PageWeight {
  const document = readFileSync(join(folder, file), 'utf8')
  const scripts = [...new Set(document.match(/\/(?:demos\/)?assets\/[\w./-]+\.js\b/g) ?? [])]
    .map((script) => ({ file: script, bytes: weighScript(join(folder, script)) }))
    .sort((a, b) => b.bytes - a.bytes)
  return {
    document: weigh(document, budgets.document),
    javaScript: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts,
  }
}

/** The quick quality is enough for what keeps its budget even so; the best one tells of the rest. */
function weigh(content: string | Buffer, budget: number): number {
  const bytes = compress(content)
  return bytes > budget ? compress(content, constants.BROTLI_MAX_QUALITY) : bytes
}

/** What is weighed, its bytes of brotli, and what they may be. */
export type Weight = { name: string; bytes: number; budget: number }

/** What is weighed once for the whole site, and the demos. */
export function weighSite(folder: string): Weight[] {
  const buildId = readBuildId()
  const fonts = globSync(join(folder, 'assets/**/*.woff2')).reduce((sum, file) => sum + statSync(file).size, 0)
  return [
    { name: 'fonts', bytes: fonts, budget: budgets.fonts },
    ...localeCodes.map((locale) => ({
      name: `search index, ${locale}`,
      bytes: weigh(readFileSync(join(folder, getSearchIndexUrl(locale, buildId))), budgets.searchIndex),
      budget: budgets.searchIndex,
    })),
    ...[...budgets.demos].map(([name, budget]) => ({
      name: `JavaScript, demo ${name}`,
      bytes: weighPage(folder, `demos/${name}/index.html`).javaScript,
      budget,
    })),
  ]
}

/** The built documents below a folder, as paths from it. */
export function listDocuments(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder, exclude: (name) => name === 'demos' }).sort()
}

const weighScript = memoize((file: string) => compress(readFileSync(file), constants.BROTLI_MAX_QUALITY))

/** @param quality of brotli; the best one takes sixty times as long as 9 for our documents and saves 7% */
function compress(content: string | Buffer, quality = 9): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
