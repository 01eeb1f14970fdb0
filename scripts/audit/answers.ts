import { plainText } from '../../content/localize.ts'
import { projects } from '../../content/projects.ts'
import { projectIds } from '../../content/slugs.ts'
import { createFindPassages, findProject, isAnswered } from '../../functions/chat/find-project.ts'
import { searchSite } from '../../functions/mcp/search-site.ts'
import { loadSearch } from '../../functions/shared/model/passages.ts'
import { localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { findPage } from '../../pages/all-pages.ts'
import { localizeContent } from '../../pages/load-context.ts'
import { addUp, evaluate, leaveOutGone, type Result } from '../../search/evaluation/evaluate.ts'
import { queries } from '../../search/evaluation/queries.ts'
import { type Half, questionSets } from '../../search/evaluation/question-sets.ts'
import { isChinese } from '../../search/tokenize.ts'
import { listPlaces } from './links.ts'
import { keepLetters } from './markdown.ts'
import type { BuiltSite } from './site.ts'

/** The search finds what visitors look for, of ten queries nine in each language: `search/evaluation/queries.ts`. */
export async function search(): Promise<string[]> {
  const problems: string[] = []
  for (const locale of localeCodes) {
    // A new language has no queries yet.
    const { first = {}, firstThree = {} } = queries[locale] ?? {}
    const written = [
      ...Object.entries(first).map(([query, page]) => ({ query, page, last: 1 })),
      ...Object.entries(firstThree).map(([query, page]) => ({ query, page, last: 3 })),
    ]
    const asked = written.filter(({ page }) => findPage(page))
    const gone = written.length - asked.length
    if (gone > 0)
      console.log(`search, ${locale}: ${gone} of ${written.length} queries left out, because their pages are gone`)
    // Words are as rare as the site makes them: places say nothing of another one than the queries were written for.
    if (gone > written.length / 10) continue
    const { find } = await loadSearch(locale)
    const late: string[] = []
    for (const { query, page, last } of asked) {
      const found = (await find(query)).slice(0, last)
      if (!found.some((hit) => hit.page.path === localizePath(page, locale))) late.push(`${query} → ${page}`)
    }
    if (late.length > asked.length / 10)
      problems.push(`${locale}: ${late.length} of ${asked.length} queries have their page too late:`, ...late)
  }
  return problems
}

/** The least share of the questions in all languages, some below what is reached, because content changes: `npm run bench -- --only ask` tells it. */
const floors: Record<Half, Partial<Record<keyof Result, number>>> = {
  tuning: { shown: 0.8, right: 0.9, notAnswered: 0.95 },
  'held-out': { shown: 0.68, right: 0.78, notAnswered: 0.85 },
}

/** Asking still finds what it found, on the site that the questions were written for: `search/evaluation/`. */
export async function ask(): Promise<string[]> {
  const problems: string[] = []
  for (const [half, own] of Object.entries(floors) as Array<[Half, Partial<Record<keyof Result, number>>]>) {
    const results: Result[] = []
    // With the languages that the site does not have: the floors are those of all.
    const written = Object.values(questionSets[half]).flatMap((set) => Object.values(set).flat()).length
    let asked = 0
    for (const locale of localeCodes) {
      const all = questionSets[half][locale]
      if (!all) continue
      const places = listPlaces(locale)
      const set = leaveOutGone(all, (path) => places.has(path) || findPage(path) !== undefined)
      asked += Object.values(set).flat().length
      const search = await loadSearch(locale)
      results.push(await evaluate(set, (question) => search.answer(question)))
    }
    const left = written - asked
    if (left > 0)
      console.log(
        `ask, ${half}: ${left} of ${written} questions left out, because their language or their answer is gone`,
      )
    // Words are as rare as the site makes them: the shares say nothing of another one.
    if (left > written / 10) continue
    const sums = addUp(results)
    for (const [key, least] of Object.entries(own)) {
      const { count, of, others } = sums[key as keyof Result]
      if (count >= of * least) continue
      problems.push(
        `${half}: ${key} holds for ${count} of ${of} questions, where ${Math.ceil(of * least)} are the least`,
      )
      // Who has seen a question that is held out tunes by it.
      if (half === 'tuning') problems.push('it does not for', ...others)
    }
  }
  return problems
}

/** What the search of `/mcp` gives for the queries of visitors stands where it says, word for word, and is more than a label. */
export async function agents({ documents }: BuiltSite): Promise<string[]> {
  const words = new Map([...documents].map(([path, { $ }]) => [path, keepLetters($('main').text())]))
  const problems = new Set<string>()
  for (const locale of localeCodes) {
    const { first = {}, firstThree = {} } = queries[locale] ?? {}
    for (const query of [...Object.keys(first), ...Object.keys(firstThree)]) {
      for (const { url, heading, passage } of (await searchSite(query, locale, 10, '')).results) {
        const [path = '', id = ''] = url.split('#')
        if (!documents.get(path)?.ids.has(id)) problems.add(`${url} leads nowhere`)
        for (const line of [heading, ...passage.replace(/…$/, '').split('\n')]) {
          if (!words.get(path)?.includes(keepLetters(line))) problems.add(`${url} has no "${line}"`)
        }
        if (passage.length < shortest[isChinese(passage) ? 'han' : 'other'])
          problems.add(`${url}: "${passage}" is a label`)
      }
    }
  }
  return [...problems]
}

/** Characters. */
const shortest = { han: 12, other: 25 }

/** What a project's assistant suggests to ask it, the pages of the project answer. */
export async function assistant(): Promise<string[]> {
  const problems: string[] = []
  for (const locale of localeCodes) {
    for (const id of projectIds) {
      const project = findProject(id, locale)
      if (!project) continue
      const find = createFindPassages(project, locale, loadSearch)
      for (const question of (localizeContent(locale, projects.get(id)).questions ?? []).map(plainText)) {
        if (!isAnswered(await find(question)))
          problems.push(`${locale}: no passage of ${id} answers "${question}"; suggest what its page answers`)
      }
    }
  }
  return problems
}
