import { expect, test } from 'vitest'
import { say } from '../owner-words.ts'
import { booking } from './kinds/booking.ts'
import { getPlaceName } from './kinds/cities.ts'
import { claims } from './kinds/claims.ts'
import { laws } from './kinds/laws.ts'
import { listLanguageCodes, nameLanguages } from './owner-languages.ts'
import { fillQuotes, findUnknownQuotes, listQuotes, withQuotes } from './quotes.ts'

const writer = { locale: 'en', writeDay: (day: string) => day }
const keepEnglish = (_id: string, english: string) => english

// An owner may have no figures.
const [claim] = claims
const [law] = laws.rows

test.skipIf(!claim)('a quoted claim shows its figure', () => {
  expect(fillQuotes(`Within [claim:${claim?.id}].`, 'x', keepEnglish, writer)).toBe(`Within ${claim?.value}.`)
})

test.skipIf(!claim)('a translated text quotes the translated figure', () => {
  const words: Record<string, string> = {
    'a.b': `En [claim:${claim?.id}].`,
    [`claims.${claim?.id}.value`]: 'dos días',
  }
  const translate = withQuotes((id, english) => words[id] ?? english, writer)
  expect(translate('a.b', `Within [claim:${claim?.id}].`)).toBe('En dos días.')
})

test.skipIf(!law)('a quoted law shows its date as the language of the text writes it', () => {
  const text = fillQuotes(`On [law:${law?.id}].`, 'x', keepEnglish, {
    locale: 'en',
    writeDay: (day) => `the day ${day}`,
  })
  expect(text).toBe(`On the day ${law?.date}.`)
})

test('an unknown quote is told with its place, the file and what there is', () => {
  const names = claims.map(({ id }) => id).join(', ')
  const remedy = names ? say('problems.useOne', { names }) : say('problems.takeOut')
  const told = say('problems.quote', { quote: 'claim:fortune', file: 'content/claims.json', remedy })
  expect(() => fillQuotes('[claim:fortune]', 'services.x.title', keepEnglish, writer)).toThrow(
    `services.x.title: ${told}`,
  )
  expect(findUnknownQuotes(claims.map(({ id }) => `[claim:${id}]`).join())).toEqual([])
})

test('brackets of other meaning stay', () => {
  const text = 'See [the list](/services) and [^1] and `claims[id]`.'
  expect(listQuotes(text)).toEqual([])
  expect(fillQuotes(text, 'x', keepEnglish, writer)).toBe(text)
})

test('French repeats its preposition before each language, elsewhere the list stands as it is', () => {
  const fill = (text: string, locale: string) => fillQuotes(text, 'x', keepEnglish, { ...writer, locale })
  const names = nameLanguages('fr', 'correspondence')
  const count = listLanguageCodes('correspondence').length
  expect(fill('en [languages:correspondence]', 'fr').match(/\ben /g)).toHaveLength(count)
  expect(fill('([languages:correspondence])', 'fr')).toBe(`(${names})`)
  expect(fill('en [languages:correspondence]', 'es')).toBe(`en ${nameLanguages('es', 'correspondence')}`)
})

test('languages and places are those of the owner', () => {
  const text = fillQuotes('[languages:teaching] in [places:list]', 'x', keepEnglish, { ...writer, locale: 'es' })
  const names = booking.types.visit.places.map(getPlaceName).join(', ')
  expect(text).toBe(`${nameLanguages('es', 'teaching')} in ${names}`)
  expect(fillQuotes('用[languages:teaching]x', 'x', keepEnglish, writer)).toBe(`用 ${nameLanguages('en', 'teaching')}x`)
  expect(findUnknownQuotes('[places:moon]')).toEqual([
    say('problems.quote', {
      quote: 'places:moon',
      file: 'content/booking.json',
      remedy: say('problems.useOne', { names: 'either, list' }),
    }),
  ])
})
