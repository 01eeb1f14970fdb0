import { expect, test, vi } from 'vitest'
import { fillQuotes, findUnknownQuotes, listQuotes, withQuotes } from './quotes.ts'
import { site } from './site.ts'

vi.mock('./claims.ts', () => ({
  claims: [
    { id: 'roadmap', value: '48 hours' },
    { id: 'delivery', value: '90 days' },
  ],
}))
vi.mock('./laws.ts', () => ({ laws: { rows: [{ id: 'invoices', date: '2027-01-01', what: 'Invoices', who: 'All' }] } }))

const keepDay = (day: string) => day
const keepEnglish = (_id: string, english: string) => english

test('a quoted claim shows its figure', () => {
  const text = fillQuotes('A roadmap within [claim:roadmap], a plan of [claim:delivery].', 'x', keepEnglish, keepDay)
  expect(text).toBe('A roadmap within 48 hours, a plan of 90 days.')
})

test('a translated text quotes the translated figure', () => {
  const words: Record<string, string> = { 'a.b': 'En [claim:roadmap].', 'claims.roadmap.value': 'dos días' }
  const translate = withQuotes((id, english) => words[id] ?? english, keepDay)
  expect(translate('a.b', 'Within [claim:roadmap].')).toBe('En dos días.')
})

test('a quoted law shows its date as the language of the text writes it', () => {
  expect(fillQuotes('On [law:invoices].', 'x', keepEnglish, (day) => `the day ${day}`)).toBe('On the day 2027-01-01.')
})
test('an unknown quote is told with its place, the file and what there is', () => {
  expect(() => fillQuotes('[claim:fortune]', 'services.x.title', keepEnglish, keepDay)).toThrow(
    /services\.x\.title: \[claim:fortune\] names nothing in content\/claims\.json; use one of roadmap, delivery/,
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
