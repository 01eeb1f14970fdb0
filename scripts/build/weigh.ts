import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { projectIds } from '../../content/slugs.ts'
import { localeCodes } from '../../locales/locales.ts'
import { memoize } from '../../pages/memoize.ts'
import { queries } from '../../search/evaluation/queries.ts'
import { questionSets } from '../../search/evaluation/question-sets.ts'
import { load } from '../../search/load.ts'
import { isQuestion } from '../../search/questions.ts'
import { getSearchUrl } from '../../search/search-url.ts'
import { getMedian } from '../bench/figure.ts'
import { budgets } from '../budgets.ts'
import { readBuildId } from './stamp.ts'

/** The weight of one page's first load, in bytes of brotli. */
export type PageWeight = {
  /** The document without the owner's words: what our own code and styles weigh. */
  frame: number
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
    frame: weigh(document.replace(ownersWords, ''), budgets.frame),
    javaScript: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts,
  }
}

/** What stands in `<main>`, and the structured data, which repeats it. */
const ownersWords = /(?<=<main\b[^>]*>)[\s\S]*(?=<\/main>)|<script type="application\/ld\+json"[\s\S]*?<\/script>/g

/** The quick quality is enough for what keeps its budget even so; the best one tells of the rest. */
function weigh(content: string | Buffer, budget: number): number {
  const bytes = compress(content)
  return bytes > budget ? compress(content, constants.BROTLI_MAX_QUALITY) : bytes
}

/** What is weighed, its bytes of brotli, and what they may be. */
export type Weight = { name: string; bytes: number; budget: number }

/** What is weighed once for the whole site, and the demos. */
export function weighSite(folder: string): Weight[] {
  const fonts = globSync(join(folder, 'assets/**/*.woff2')).reduce((sum, file) => sum + statSync(file).size, 0)
  return [
    { name: 'fonts', bytes: fonts, budget: budgets.fonts },
    // Those whose project the contents do not list are not built.
    ...[...budgets.demos]
      .filter(([name]) => projectIds.includes(name))
      .map(([name, budget]) => ({
        name: `JavaScript, demo ${name}`,
        bytes: weighPage(folder, `demos/${name}/index.html`).javaScript,
        budget,
      })),
  ]
}

/** What the search loads beyond a page: suggestions in the header, and the first result of the heaviest of many queries and questions. */
export async function weighSearch(folder: string): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const locale of localeCodes) {
    const buildId = readBuildId()
    const readFile = memoize((name: string) => readFileSync(join(folder, getSearchUrl(locale, buildId, name)), 'utf8'))
    const parseFile = memoize((name: string) => JSON.parse(readFile(name)))
    const weighFile = memoize((name: string) => compress(readFile(name)))
    weights.push({
      name: `search, suggestions, ${locale}`,
      bytes: weighLate(folder, 'pages/search/Suggestions.tsx', 'search/suggest.ts') + weighFile('titles'),
      budget: budgets.suggestions,
    })
    const loads: number[] = []
    const { first = {}, firstThree = {} } = queries[locale] ?? {}
    const questions = questionSets.tuning[locale]?.answerable ?? []
    for (const query of [
      ...Object.keys(first),
      ...Object.keys(firstThree),
      ...questions.map(({ question }) => question),
    ]) {
      const read = new Set<string>()
      const search = await load(locale, async (name) => {
        read.add(name)
        return parseFile(name)
      })
      await search.find(query)
      if (isQuestion(query)) await search.answer(query)
      loads.push([...read].reduce((sum, name) => sum + weighFile(name), 0))
    }
    // A new language has no queries yet.
    if (loads.length === 0) continue
    const code = weighLate(folder, 'search/load.ts', 'pages/search/Results.tsx', 'pages/search/AskDialog.tsx')
    for (const [name, bytes] of [
      ['half of the queries', getMedian(loads)],
      ['the heaviest query', Math.max(...loads)],
    ] as const)
      weights.push({
        name: `search, first result of ${name}, ${locale}`,
        bytes: code + bytes,
        budget: budgets.firstResult,
      })
  }
  return weights
}

/** The scripts of some sources beyond those of every page. */
function weighLate(folder: string, ...sources: string[]): number {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, '../assets.json'), 'utf8')))
  const listFiles = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return []
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no script of its own for ${source}; name the file that is loaded late`)
    return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => listFiles(other, seen))]
  }
  const application = listFiles('renderer/browser/hydrate.tsx')
  return [...new Set(sources.flatMap((source) => listFiles(source)))]
    .filter((file) => !application.includes(file))
    .reduce((sum, file) => sum + weighScript(join(folder, file)), 0)
}

const manifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: v.optional(v.array(v.string())) }))

/** The built documents below a folder, as paths from it. */
export function listDocuments(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder, exclude: (name) => name === 'demos' }).sort()
}

/** The documents that take more than one round trip, by a quality that takes half a second for all of them in place of ten. */
export function listLongDocuments(folder: string): Array<{ file: string; bytes: number }> {
  return listDocuments(folder)
    .map((file) => ({ file, bytes: compress(readFileSync(join(folder, file)), 6) }))
    .filter(({ bytes }) => bytes > budgets.document)
}

const weighScript = memoize((file: string) => compress(readFileSync(file), constants.BROTLI_MAX_QUALITY))

/**
 * @param quality of brotli; the best one takes twenty times as long as 9 for our documents and saves 7%. The window is as large as the
 *   content, because the encoder clears tables of its size first: with the usual one of 4 MB that takes seventy times as long as the work.
 */
function compress(content: string | Buffer, quality = 9): number {
  const bytes = Buffer.from(content)
  const window = Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(bytes.length + 16))))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window }
  return brotliCompressSync(bytes, { params }).length
}
