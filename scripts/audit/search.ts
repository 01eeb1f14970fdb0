import { loadSearch } from '../../functions/shared/model/passages.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { findPage } from '../../pages/all-pages.ts'
import { queries } from '../../search/evaluation/queries.ts'

/** The rank of the expected page among the results of a query, from 1; infinite if it is missing. */
type Outcome = { locale: Locale; query: string; page: string; rank: number; mostRank: number }

/** The search finds what visitors look for: `search/evaluation/queries.ts`. */
export async function search(): Promise<string[]> {
  const all = (await Promise.all(localeCodes.map(askAll))).flat()
  const outcomes = all.filter(({ page }) => findPage(page))
  if (outcomes.length < all.length)
    console.log(
      `search: ${all.length - outcomes.length} of ${all.length} queries left out, because their pages are gone`,
    )
  // Words are as rare as the site makes them: ranks say nothing of another one than the queries were written for.
  if (outcomes.length < all.length * 0.9) return []
  const problems = outcomes
    .filter(({ rank }) => rank > 5)
    .map(({ locale, query, page, rank }) => `${locale}: ${query} → ${page} is number ${rank}, after the first five`)
  for (const locale of localeCodes) {
    const own = outcomes.filter((outcome) => outcome.locale === locale)
    // A new language has no queries yet.
    if (own.length === 0) continue
    const written = all.filter((outcome) => outcome.locale === locale).length
    if (written < 30) problems.push(`${locale} has ${written} queries; write 30`)
    const rank = getMeanReciprocalRank(own)
    if (rank < 0.85) problems.push(`${locale}: the mean reciprocal rank is ${rank.toFixed(3)}, below 0.85`)
  }
  const rank = getMeanReciprocalRank(outcomes)
  if (outcomes.length > 0 && rank < 0.9)
    problems.push(`The mean reciprocal rank of all queries is ${rank.toFixed(3)}, below 0.9`)
  const late = outcomes.filter(({ rank, mostRank }) => rank > mostRank)
  if (late.length > outcomes.length / 10) {
    const list = late.map(({ locale, query, page, rank }) => `${locale}: ${query} → ${page} is number ${rank}`)
    problems.push('More than one query of ten has its page too late:', ...list)
  }
  return problems
}

async function askAll(locale: Locale): Promise<Outcome[]> {
  const search = await loadSearch(locale)
  const { first = {}, firstThree = {} } = queries[locale] ?? {}
  const expectations = [
    ...Object.entries(first).map(([query, page]) => ({ query, page, mostRank: 1 })),
    ...Object.entries(firstThree).map(([query, page]) => ({ query, page, mostRank: 3 })),
  ]
  return Promise.all(
    expectations.map(async ({ query, page, mostRank }) => {
      const path = localizePath(page, locale)
      const position = (await search.find(query)).findIndex((hit) => hit.page.path === path)
      return { locale, query, page, mostRank, rank: position < 0 ? Number.POSITIVE_INFINITY : position + 1 }
    }),
  )
}

/** https://en.wikipedia.org/wiki/Mean_reciprocal_rank */
function getMeanReciprocalRank(list: Outcome[]): number {
  return list.reduce((sum, { rank }) => sum + 1 / rank, 0) / list.length
}
