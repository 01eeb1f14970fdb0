import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFindPassages, findProject, isAnswered } from '../../functions/chat/find-project.ts'
import { searchSite } from '../../functions/mcp/search-site.ts'
import { loadSearch } from '../../functions/shared/model/passages.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { memoize } from '../../memoize.ts'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { plainText } from '../../model/kit/localize.ts'
import { findPage } from '../../pages/data/all-pages.ts'
import { localizeContent } from '../../pages/data/load-context.ts'
import { listHeadings } from '../../search/build.ts'
import { evaluate, leaveOutGone, type Measure, questionSets } from '../../search/evaluation/evaluate.ts'
import { queries } from '../../search/evaluation/queries.ts'
import { compareSpellings } from '../../search/evaluation/spellings.ts'
import { getSearchUrl } from '../../search/search-url.ts'
import type { Titles } from '../../search/suggest.ts'
import { isChinese } from '../../search/tokenize.ts'
import { readBuildId } from '../build/stamp.ts'
import { readBuiltSearch, readPlaces } from './links.ts'
import { keepLetters } from './markdown.ts'
import type { BuiltSite } from './site.ts'

/** A rare word counts more, and pages decide how rare it is: results say little if more than this share of the questions has lost its pages. */
const mostGone = 0.1

/** Makes a rule of what a language lacks. */
function ofEachLanguage(list: (locale: Locale, site: BuiltSite) => AsyncIterable<string>) {
  return async (site: BuiltSite) => {
    const problems: string[] = []
    for (const locale of localeCodes) for await (const problem of list(locale, site)) problems.push(problem)
    return problems
  }
}

/** Notes what is left out. False if so much has lost its pages that the rest says little. */
function isEnough(rule: string, gone: number, written: number, what: string): boolean {
  if (gone > 0) console.log(`${rule}: ${gone} of ${written} ${what} left out, because their pages are gone`)
  return gone <= written * mostGone
}

/** In each language, nine of ten queries of `search/evaluation/queries.ts` find their page early enough. */
export const search = ofEachLanguage(async function* (locale) {
  // A new language has no queries yet.
  const { first = {}, firstThree = {} } = queries[locale] ?? {}
  const written = [
    ...Object.entries(first).map(([query, page]) => ({ query, page, last: 1 })),
    ...Object.entries(firstThree).map(([query, page]) => ({ query, page, last: 3 })),
  ]
  const asked = written.filter(({ page }) => findPage(page))
  if (!isEnough(`search, ${locale}`, written.length - asked.length, written.length, 'queries')) return
  const { find } = await loadSearch(locale)
  const late: string[] = []
  for (const { query, page, last } of asked) {
    const found = (await find(query)).slice(0, last)
    if (!found.some((hit) => hit.page.path === localizePath(page, locale))) late.push(`${query} → ${page}`)
  }
  if (late.length > asked.length / 10) {
    yield `${locale}: ${late.length} of ${asked.length} queries have their page too late:`
    yield* late
  }
})

/** The least shares of texts that find their page typed otherwise as well. */
const leastFound = { word: 0.99, number: 0.99, letters: 0.99, apart: 0.95, traditional: 0.99 }

/** Titles, headings and keywords find their pages in the other number, without accents, apart and in traditional characters too. */
export const spellings = ofEachLanguage(async function* (locale, { folder }) {
  const { find } = await loadSearch(locale)
  const list = memoize(async (query: string) => (await find(query)).slice(0, 3).map(({ page }) => page.path))
  const titles: Titles = JSON.parse(readFileSync(join(folder, getSearchUrl(locale, readBuildId(), 'titles')), 'utf8'))
  const named = titles.pages.flatMap(({ path, title, name, keywords }) =>
    [title, name, ...keywords].map((text) => ({ path, text })),
  )
  const texts = [...named, ...listHeadings(readBuiltSearch(locale))]
  for (const [kind, { count, of, others }] of await compareSpellings(texts, locale, list)) {
    if (others.length <= fewLost || count >= of * leastFound[kind]) continue
    yield `${locale}: "${kind}" finds ${count} of ${of} pages, ${leastFound[kind]} is the floor:`
    yield* others
  }
})

/** A small site has few texts: so many say nothing. */
const fewLost = 2

/** Asking reaches the floors of `search/evaluation/<locale>.json` in each language. */
export const ask = ofEachLanguage(async function* (locale) {
  // A new language has no questions yet.
  const all = questionSets[locale]
  if (!all) return
  const places = readPlaces(locale)
  const set = leaveOutGone(all, (path) => places.has(path) || findPage(path) !== undefined)
  const gone = all.answerable.length - set.answerable.length
  if (!isEnough(`ask, ${locale}`, gone, all.answerable.length + all.unanswerable.length, 'questions')) return
  const search = await loadSearch(locale)
  for (const [measure, { count, of, others }] of Object.entries(await evaluate(set, (text) => search.answer(text)))) {
    const least = set.floors[measure as Measure]
    if (count >= of * least) continue
    yield `${locale}: "${measure}" holds for ${count} of ${of} questions, ${least} is the floor:`
    yield* others
  }
})

/** The search of `/mcp` cites passages word for word, at anchors that exist, and never a mere label. */
export async function agents({ documents }: BuiltSite): Promise<string[]> {
  const words = new Map([...documents].map(([path, { $ }]) => [path, keepLetters($('main').text())]))
  const problems = new Set<string>()
  for (const locale of localeCodes) {
    const { first = {}, firstThree = {} } = queries[locale] ?? {}
    for (const query of [...Object.keys(first), ...Object.keys(firstThree)]) {
      for (const { url, heading, passage } of (await searchSite(query, locale, 10, '')).results) {
        const [path = '', id = ''] = url.split('#')
        if (!documents.get(path)?.ids.has(id)) problems.add(`${url} leads nowhere`)
        for (const line of [heading, ...passage.replace(/…$/, '').split('\n')])
          if (!words.get(path)?.includes(keepLetters(line))) problems.add(`${url} has no "${line}"`)
        if (passage.length < shortest[isChinese(passage) ? 'han' : 'other'])
          problems.add(`${url}: "${passage}" is a label`)
      }
    }
  }
  return [...problems]
}

/** Characters. */
const shortest = { han: 12, other: 25 }

/** The pages of a project answer the questions that its assistant suggests. */
export const assistant = ofEachLanguage(async function* (locale) {
  for (const id of projectIds) {
    const project = findProject(id, locale)
    if (!project) continue
    const find = createFindPassages(project, locale, loadSearch)
    for (const question of (localizeContent(locale, projects.get(id)).questions ?? []).map(plainText))
      if (!isAnswered(await find(question)))
        yield `${locale}: no passage of ${id} answers "${question}"; suggest what its page answers`
  }
})
