import { beforeAll, expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { findPage } from '../all-pages.ts'
import { listSearchDocuments } from './documents.ts'
import { createEngine } from './engine.ts'
import { queries } from './queries.fixture.ts'

/** The rank of the expected page among the results of a query, from 1; infinite if it is missing. */
type Outcome = { locale: Locale; query: string; page: string; rank: number; mostRank: number }

let outcomes: Outcome[] = []

const queriedLocales = localeCodes.filter((locale) => locale in queries)
for (const locale of localeCodes.filter((code) => !queriedLocales.includes(code))) {
  console.warn(`pages/search/queries.fixture.ts has no queries in ${locale}: its ranking is not tested`)
}

beforeAll(async () => {
  outcomes = (await Promise.all(queriedLocales.map(askAll))).flat()
}, 60_000)

test('there are at least 30 queries in each language, and all look for pages that exist', () => {
  for (const locale of queriedLocales) expect(listOutcomes(locale).length).toBeGreaterThanOrEqual(30)
  expect(outcomes.filter(({ page }) => !findPage(page))).toEqual([])
})

test('the mean reciprocal rank is 0.9 over all queries and 0.85 in each language', () => {
  expect(getMeanReciprocalRank(outcomes)).toBeGreaterThanOrEqual(0.9)
  for (const locale of queriedLocales) {
    expect(getMeanReciprocalRank(listOutcomes(locale)), locale).toBeGreaterThanOrEqual(0.85)
  }
})

test('no query has its page after the first five', () => {
  const late = outcomes.filter(({ rank }) => rank > 5)
  expect(late.map(({ locale, query, page, rank }) => `${locale}: ${query} → ${page} is number ${rank}`)).toEqual([])
})

test('nine of ten queries have their page where it must be', () => {
  const kept = outcomes.filter(({ rank, mostRank }) => rank <= mostRank)
  expect(kept.length / outcomes.length).toBeGreaterThanOrEqual(0.9)
})

async function askAll(locale: Locale): Promise<Outcome[]> {
  const engine = await createEngine(await listSearchDocuments(locale), locale)
  const { first = {}, firstThree = {} } = queries[locale] ?? {}
  const expectations = [
    ...Object.entries(first).map(([query, page]) => ({ query, page, mostRank: 1 })),
    ...Object.entries(firstThree).map(([query, page]) => ({ query, page, mostRank: 3 })),
  ]
  return expectations.map(({ query, page, mostRank }) => {
    const path = localizePath(page, locale)
    const position = engine.search(query).findIndex(({ document }) => document.path === path)
    return { locale, query, page, mostRank, rank: position < 0 ? Number.POSITIVE_INFINITY : position + 1 }
  })
}

function listOutcomes(locale: Locale): Outcome[] {
  return outcomes.filter((outcome) => outcome.locale === locale)
}

/** https://en.wikipedia.org/wiki/Mean_reciprocal_rank */
function getMeanReciprocalRank(list: Outcome[]): number {
  return list.reduce((sum, { rank }) => sum + 1 / rank, 0) / list.length
}
