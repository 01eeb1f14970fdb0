import { Temporal } from 'temporal-polyfill'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '../../../model/kinds/site.ts'
import type { LocalizedFigure } from '../../data/get-figure.ts'
import { renderFigure } from './render-figure.ts'
import { Specimen } from './Specimen.tsx'

afterEach(() => vi.useRealTimers())

const common = { title: 'Title', caption: 'Caption', isExample: true }

/** The words that a screen reader gets from a specimen. */
function read(specimen: LocalizedFigure): string {
  const html = renderFigure('en', <Specimen specimen={specimen} />)
  return html
    .replace(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the total of a scorecard follows from weights that need not add up to 100', () => {
  const row = { evidence: '', isWeak: false }
  const rows = [
    { ...row, title: 'Value', weight: 3, score: 4 },
    { ...row, title: 'Owner', weight: 1, score: 1, isWeak: true },
  ]
  const words = read({ kind: 'scorecard', ...common, best: 5, rows, verdict: 'Wait' })
  expect(words).toContain('Value 75% 4 / 5')
  expect(words).toContain('Owner 25% 1 / 5 weak spot')
  expect(words).toContain('Total 3.25 / 5')
})

test('of a plot screen readers get the table, its limits and its notes', () => {
  const axis = { title: 'Week', format: 'number', min: 0, max: 2, isLog: false } as const
  const plot = {
    kind: 'plot' as const,
    ...common,
    form: 'lines' as const,
    x: axis,
    y: { ...axis, title: 'Orders', max: 3000 },
    series: [{ name: 'Forecast', points: [{ x: 1, y: 2000, low: 1900, high: 2100 }] }],
    thresholds: [{ at: 1950, text: 'Limit' }],
    notes: [{ x: 1, y: 2000, side: 'above' as const, text: 'Strike' }],
  }
  expect(read(plot)).toMatch(/Limit Strike .*Orders Week Forecast 1 2,000 \(1,900 – 2,100\)/)
})

test('how many claims are backed is counted', () => {
  const claims = (['backed', 'open', 'backed'] as const).map((state) => ({ claim: 'C', evidence: 'E', state }))
  const states = { backed: 'Backed', partly: 'In part', open: 'Nothing yet' }
  expect(read({ kind: 'claims', ...common, states, claims })).toContain('2 Backed 0 In part 1 Nothing yet')
})

test('a day of a timeline is past from its first hour on', () => {
  const start = Temporal.PlainDate.from('2026-12-02').toZonedDateTime(site.owner.timeZone).epochMilliseconds
  const countPast = (now: number) => {
    vi.useFakeTimers({ now })
    const events = ['2026-11-30', '2026-12-02', '2027-01-01'].map((day) => ({ id: day, day, when: day, what: 'law' }))
    const html = renderFigure('en', <Specimen specimen={{ kind: 'timeline', ...common, events }} />)
    return html.match(/<li data-past/g)?.length
  }
  expect(countPast(start - 1)).toBe(1)
  expect(countPast(start)).toBe(2)
})

test('the head of an invoice names its table, and each amount has the words of its line', () => {
  const lines = [{ text: 'Invoice 7, May 3' }, { text: 'Two loaves', rate: 4, amount: 6.4 }, { text: 'Paid in cash' }]
  const document = { title: 'Bakery', lines }
  const html = renderFigure(
    'en',
    <Specimen specimen={{ kind: 'extraction', ...common, look: 'invoice', document, fields: [] }} />,
  )
  expect(html).toContain('<caption>Invoice 7, May 3</caption>')
  expect(html).toContain('<th scope="row">Two loaves</th>')
  expect(html).toContain('<td colSpan="3">Paid in cash</td>')
})
