import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { localeCodes } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { listFiles } from '../../renderer/server/manifest.ts'
import { questionSets } from '../../search/evaluation/evaluate.ts'
import { queries } from '../../search/evaluation/queries.ts'
import { load } from '../../search/load.ts'
import { isQuestion } from '../../search/questions.ts'
import { getSearchUrl } from '../../search/search-url.ts'
import { readBuildId } from '../build/stamp.ts'
import { weigh } from '../build/weigh.ts'
import { budgets as limits } from '../shared/budgets.ts'
import type { BuiltSite } from './site.ts'

/** Nothing weighs more than its budget; the message names the files that do. */
export async function budgets({ folder, documents }: BuiltSite): Promise<string[]> {
  const problems: string[] = []
  const check = (what: string, bytes: number, limit: number) => {
    if (bytes > limit) problems.push(`${what}: ${bytes} bytes of ${limit} (scripts/shared/budgets.ts).`)
  }
  for (const { file, page, $ } of documents.values()) {
    const document = readFileSync(join(folder, file), 'utf8')
    const scripts = [...new Set(document.match(/\/assets\/[\w./-]+\.js\b/g) ?? [])]
    if ($('style').text() === '') problems.push(`${file} has no styles; renderer/server/document-assets.ts writes them`)
    if (scripts.length === 0) problems.push(`${file} starts no script; renderer/server/document-assets.ts writes it`)
    check(`JavaScript of ${file}, which is ${scripts.join(', ')}`, weighScripts(folder, scripts), limits.javaScript)
    if (page.name === 'home') check(file, weighUpTo(limits.document, document), limits.document)
    const frame = document.replace(ownersWords, '')
    check(`${file} without the words of its page`, weighUpTo(limits.frame, frame), limits.frame)
  }
  const fonts = globSync(join(folder, 'assets/**/*.woff2')).reduce((sum, file) => sum + statSync(file).size, 0)
  check('fonts', fonts, limits.fonts)
  for (const locale of localeCodes) {
    const weight = await weighSearch(folder, locale)
    check(`search, suggestions, ${locale}`, weight.suggestions, limits.suggestions)
    check(`search, first result of the heaviest query, ${locale}`, weight.firstResult, limits.firstResult)
    check(`search, first answer to the heaviest question, ${locale}`, weight.firstAnswer, limits.firstAnswer)
  }
  return problems
}

/** The contents of `<main>`, the title and descriptions, and the structured data, which repeats them. */
const ownersWords =
  /(?<=<main\b[^>]*>)[\s\S]*(?=<\/main>)|(?<=<title>|<meta [^>]*content=")[^<"]*|<script type="application\/ld\+json"[\s\S]*?<\/script>/g

/** A quick compression is enough for what keeps its budget; only what does not needs the best one. */
function weighUpTo(limit: number, content: string): number {
  for (const quality of [9, 10]) {
    const bytes = weigh(content, quality)
    if (bytes <= limit) return bytes
  }
  return weigh(content, 11)
}

function weighScripts(folder: string, scripts: string[]): number {
  return scripts.reduce((sum, script) => sum + weighScript(join(folder, script)), 0)
}

const weighScript = memoize((file: string) => weigh(readFileSync(file), 11))

/** The bytes that suggestions, the heaviest query and the heaviest question load beyond a page. */
async function weighSearch(folder: string, locale: (typeof localeCodes)[number]) {
  const buildId = readBuildId()
  const readFile = memoize((name: string) => readFileSync(join(folder, getSearchUrl(locale, buildId, name)), 'utf8'))
  const parseFile = memoize((name: string) => JSON.parse(readFile(name)))
  const weighFile = memoize((name: string) => weigh(readFile(name)))
  const { first = {}, firstThree = {} } = queries[locale] ?? {}
  const questions = questionSets[locale]?.answerable ?? []
  const weighHeaviest = async (asked: string[]) => Math.max(0, ...(await Promise.all(asked.map(weighLoad))))
  const weighLoad = async (query: string) => {
    const read = new Set<string>()
    const search = await load(locale, async (name) => {
      read.add(name)
      return parseFile(name)
    })
    await search.find(query)
    if (isQuestion(query)) await search.answer(query)
    return [...read].reduce((sum, name) => sum + weighFile(name), 0)
  }
  const code = weighLate(folder, 'search/load.ts', 'pages/search/Results.tsx', 'pages/search/AskDialog.tsx')
  return {
    suggestions: weighLate(folder, 'pages/search/Suggestions.tsx', 'search/suggest.ts') + weighFile('titles'),
    firstResult: code + (await weighHeaviest(Object.keys({ ...first, ...firstThree }))),
    firstAnswer: code + (await weighHeaviest(questions.map(({ question }) => question))),
  }
}

/** The scripts of some sources beyond those of every page. */
function weighLate(folder: string, ...sources: string[]): number {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '../assets.json'), 'utf8'))
  const application = listFiles(manifest, 'renderer/browser/hydrate.tsx')
  const late = new Set(sources.flatMap((source) => listFiles(manifest, source)))
  const own = [...late].filter((file) => !application.includes(file))
  return weighScripts(folder, own)
}
