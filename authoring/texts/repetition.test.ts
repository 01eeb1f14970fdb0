import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { citySlugs } from '../../model/kinds/slugs.ts'
import { listWords } from './list-texts.ts'

/** Pages that share more are one page under two addresses to a search engine. */
const most = 0.4

const words = listWords().filter(({ kind }) => kind === 'content')
const pairs = citySlugs.flatMap((city, index) => citySlugs.slice(index + 1).map((other) => [city, other] as const))

test.each(localeCodes)('no two city pages say the same in %s', (locale) => {
  const listCity = (city: string) =>
    words.filter((text) => text.locale === locale && text.id.startsWith(`cities.${city}.`)).map((text) => text.words)
  const similar = pairs.flatMap(([city, other]) => {
    const share = measureRepetition(listCity(city), listCity(other), locale)
    const percent = Math.round(share * 100)
    return share > most ? [`cities.${city} and cities.${other} share ${percent}% of their runs of five words`] : []
  })
  expect(similar).toEqual([])
})

test('the share is that of the shorter page', () => {
  const page = ['One two three four five six.']
  expect(measureRepetition(page, page, 'en')).toBe(1)
  expect(measureRepetition(page, [...page, 'Seven eight nine ten eleven twelve.'], 'en')).toBe(1)
  expect(measureRepetition(page, ['ONE, two: three four five seven.'], 'en')).toBe(0.5)
  expect(measureRepetition(page, ['Two one three four five six.'], 'en')).toBe(0)
})

test('a run does not go from one text into the next', () => {
  expect(measureRepetition(['One two three', 'four five'], ['One two three four five'], 'en')).toBe(0)
})

test('Chinese words are told apart without spaces', () => {
  const text = '工作坊的价格在预约之前确定，之后不再改变。'
  expect(measureRepetition([text], [text], 'zh')).toBe(1)
})

/**
 * Measures how much of the shorter of two pages the other one repeats: the share of its runs of five words, from 0 to 1.
 *
 * @param a the texts of one page; a run ends with its text
 */
function measureRepetition(a: string[], b: string[], locale: Locale): number {
  const runs = [a, b].map((texts) => new Set(texts.flatMap((text) => listRuns(text, locale))))
  const [shorter = new Set(), longer = new Set()] = runs.sort((x, y) => x.size - y.size)
  return shorter.size === 0 ? 0 : [...shorter].filter((run) => longer.has(run)).length / shorter.size
}

const runLength = 5

function listRuns(text: string, locale: Locale): string[] {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
  return words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '))
}
