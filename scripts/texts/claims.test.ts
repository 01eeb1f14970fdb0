import { expect, test } from 'vitest'
import { createPattern, type Exception, findTypedClaims } from './claims.ts'
import { listTranslations, listWords } from './list-texts.ts'

const exceptions: Exception[] = [
  { id: 'legal.privacy.', claim: 'caseStudies', why: 'How long messages are kept.' },
  { id: 'legal.privacy.', claim: 'delivery', why: 'How long other things are kept.' },
  { id: 'legal.privacy.', claim: 'editorialCalendar', why: 'How long other things are kept.' },
  { id: 'meta.legalNotice.', claim: 'contentPieces', why: 'In Chinese, article 10 of a law.' },
  { id: 'apollomedical.', claim: 'caseStudies', why: 'Months of a medical guideline.' },
  { id: 'posts.evaluating-rag-before-your-users-do', claim: 'satisfaction', why: 'The end of a computed interval.' },
  { id: 'posts.evaluating-rag-before-your-users-do', claim: 'reportingTime', why: 'The end of a computed interval.' },
  { id: 'posts.why-ai-is-the-future', claim: 'reports', why: 'Minutes of a calculation with invented numbers.' },
  { id: 'posts.reading-radiology-ai-papers', claim: 'reportingTime', why: 'The end of a computed interval.' },
  { id: 'posts.ai-act-checklist-for-small-companies', claim: 'caseStudies', why: 'In Chinese, December.' },
  { id: 'posts.why-ai-is-the-future', claim: 'reports', why: 'A computed time of an example.' },
]

/** Stale translations are told as stale. */
const stale = new Set(
  listTranslations()
    .filter(({ freshness }) => freshness === 'stale')
    .map(({ locale, id }) => `${locale} ${id}`),
)

test('figures that the site says of itself are quoted from content/claims.json and typed nowhere else', () => {
  const texts = listWords().filter(({ locale, id }) => !stale.has(`${locale} ${id}`))
  expect(findTypedClaims(texts, exceptions)).toEqual([])
})

test('48 hours are hours of the clock: no text counts working hours', () => {
  const working = /working hours|horas laborables|heures ouvrées|工作小时/i
  expect(listWords().filter(({ words }) => working.test(words))).toEqual([])
})

const find = (value: string, label: string, words: string) => createPattern(value, label).test(words)

test('a typed figure is found in each of its forms and languages', () => {
  expect(find('18', 'countries', 'In 18 countries.')).toBe(true)
  expect(find('48 hours', 'to a roadmap', 'A 48-hour roadmap.')).toBe(true)
  expect(find('94%', 'satisfaction', 'With 94% satisfaction.')).toBe(true)
  for (const words of ['From 50 to 80% less.', '50–80%', 'De 50 a 80%', '50 至 80%'])
    expect(find('50–80%', 'less work', words)).toBe(true)
  expect(find('18', 'países', 'En 18 países.')).toBe(true)
  expect(find('48 heures', 'pour la feuille de route', 'Dans les 48 heures.')).toBe(true)
  expect(find('18', '国家', '18 个国家，48 小时。')).toBe(true)
})

test('quotes and other numbers are none', () => {
  expect(find('12 个月', '案例', '2026 年 12 月，3 分。')).toBe(false)
  expect(find('48 hours', 'to a roadmap', 'Within [claim:roadmap], in 148 hours.')).toBe(false)
  expect(find('18', 'countries', 'On 18 pages.')).toBe(false)
})
