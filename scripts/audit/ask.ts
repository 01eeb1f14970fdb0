import { loadSearch } from '../../functions/shared/model/passages.ts'
import { localeCodes } from '../../locales/locales.ts'
import { findPage } from '../../pages/all-pages.ts'
import { evaluate, leaveOutGone, type Result } from '../../search/evaluation/evaluate.ts'
import { type Half, questionSets } from '../../search/evaluation/question-sets.ts'
import { showAnswer } from '../../search/shown-answer.ts'
import { listPlaces } from './anchors.ts'

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
    let [written, left] = [0, 0]
    for (const locale of localeCodes) {
      const all = questionSets[half][locale]
      if (!all) continue
      const places = listPlaces(locale)
      const { set, gone } = leaveOutGone(all, (path) => places.has(path) || findPage(path) !== undefined)
      written += Object.values(all).flat().length
      left += gone
      const search = await loadSearch(locale)
      results.push(await evaluate(set, async (question) => showAnswer(await search.answer(question))))
    }
    if (left > 0)
      console.log(`ask, ${half}: ${left} of ${written} questions left out, because what answers them is gone`)
    // Words are as rare as the site makes them: the shares say nothing of another one.
    if (left > written / 10) continue
    for (const [key, least] of Object.entries(own)) {
      const shares = results.map((result) => result[key as keyof Result])
      const count = shares.reduce((sum, share) => sum + share.count, 0)
      const of = shares.reduce((sum, share) => sum + share.of, 0)
      if (count >= of * least) continue
      problems.push(
        `${half}: ${key} holds for ${count} of ${of} questions, where ${Math.ceil(of * least)} are the least`,
      )
      // Who has seen a question that is held out tunes by it.
      if (half === 'tuning') problems.push('it does not for', ...shares.flatMap(({ others }) => others))
    }
  }
  return problems
}
