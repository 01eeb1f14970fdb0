import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { localeCodes } from '../../locales/locales.ts'
import { getSearchIndexUrl } from '../../pages/search/search-index-url.ts'
import { readBuildId } from './stamp.ts'

/** The weight of one page's first load, in bytes of brotli. */
export type PageWeight = {
  /** `es/services.html` */
  file: string
  html: number
  css: number
  javaScript: number
  /** Each script with its weight, the heaviest first. */
  scripts: Array<{ file: string; bytes: number }>
}

/** Reads what a document loads: its own bytes without the stylesheet in it, the stylesheet, the scripts it starts. */
export function weighPage(folder: string, file: string): PageWeight {
  const document = readFileSync(join(folder, file), 'utf8')
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? ''
  const scripts = [...new Set(document.match(/\/(?:demos\/)?assets\/[\w./-]+\.js\b/g) ?? [])]
    .map((script) => ({ file: script, bytes: compress(readFileSync(join(folder, script))) }))
    .sort((a, b) => b.bytes - a.bytes)
  return {
    file,
    html: compress(document.replace(css, ''), fastQuality),
    css: compress(css),
    javaScript: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts,
  }
}

/** The built documents below a folder, as paths from it. */
export function listDocuments(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('demos'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** The figures that the build prints: those of the home page, which is among the heaviest. */
export function measureBuild(folder: string): Array<{ label: string; bytes: number }> {
  const home = weighPage(folder, 'index.html')
  return [
    { label: 'JavaScript, home, first load', bytes: home.javaScript },
    { label: 'CSS, in each page', bytes: home.css },
    { label: 'HTML, home, without its CSS', bytes: home.html },
    ...weighSearchIndexes(folder),
  ]
}

/** What the search loads of each language when it is first used there, beside its code. */
function weighSearchIndexes(folder: string): Array<{ label: string; bytes: number }> {
  const buildId = readBuildId()
  return localeCodes.map((locale) => ({
    label: `Search index, ${locale}`,
    bytes: compress(readFileSync(join(folder, getSearchIndexUrl(locale, buildId))), fastQuality),
  }))
}

/** Of brotli, for what each build writes anew: the best one takes sixty times as long and saves 7%. */
const fastQuality = 9

/** @param quality of brotli; what a server sends has its own, so figures are compared among themselves */
function compress(content: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
