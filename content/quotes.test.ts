import { expect, test } from 'vitest'
import { claims } from './claims.ts'
import { fillQuotes, findUnknownQuotes, listQuotes, withQuotes } from './quotes.ts'
import { site } from './site.ts'

const keepDay = (day: string) => day
const keepEnglish = (_id: string, english: string) => english

test('a quoted claim shows its figure', () => {
  const text = fillQuotes('A roadmap within [claim:roadmap], a plan of [claim:delivery].', 'x', keepEnglish, keepDay)
  const [roadmap, delivery] = ['roadmap', 'delivery'].map((id) => claims.find((claim) => claim.id === id)?.value)
  expect(text).toBe(`A roadmap within ${roadmap}, a plan of ${delivery}.`)
})

test('a translated text quotes the translated figure', () => {
  const words: Record<string, string> = { 'a.b': 'En [claim:roadmap].', 'claims.roadmap.value': 'dos días' }
  const translate = withQuotes((id, english) => words[id] ?? english, keepDay)
  expect(translate('a.b', 'Within [claim:roadmap].')).toBe('En dos días.')
})

test('a quoted law shows its date as the language of the text writes it', () => {
  expect(fillQuotes('On [law:verifactu-companies].', 'x', keepEnglish, (day) => `the day ${day}`)).toBe(
    'On the day 2027-01-01.',
  )
})
test('an unknown quote is told with its place, the file and what there is', () => {
  expect(() => fillQuotes('[claim:fortune]', 'services.x.title', keepEnglish, keepDay)).toThrow(
    /services\.x\.title: \[claim:fortune\] names nothing in content\/claims\.json; use one of teams, /,
  )
  expect(findUnknownQuotes('[claim:roadmap]')).toEqual([])
})

test('brackets of other meaning stay', () => {
  const text = 'See [the list](/services) and [^1] and `claims[id]`.'
  expect(listQuotes(text)).toEqual([])
  expect(fillQuotes(text, 'x', keepEnglish, keepDay)).toBe(text)
})

test('words that depend on booking stand where it is on, and those without it where it is off', () => {
  const text = 'Write[booking:, or book a call].[no booking: I answer.]'
  expect(fillQuotes(text, 'x', keepEnglish, keepDay)).toBe(site.booking ? 'Write, or book a call.' : 'Write. I answer.')
  expect(listQuotes(text)).toEqual(['booking', 'no booking'])
})
