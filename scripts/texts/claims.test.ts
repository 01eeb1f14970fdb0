import { expect, test } from 'vitest'
import { claims } from '../../content/claims.ts'
import { type Exception, findTypedClaims } from './claims.ts'
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

function find(words: string, locale: 'en' | 'es' | 'fr' | 'zh' = 'en') {
  return findTypedClaims(
    [{ id: 'a.b', file: 'content/a.ts', locale, words }],
    [{ id: 'a.b', claim: 'caseStudies', why: 'For this test.' }],
  ).map((problem) => /\[claim:(\w+)\]/.exec(problem)?.[1])
}

const isWhole = ['countries', 'satisfaction', 'roadmap', 'manualWork', 'caseStudies'].every((id) =>
  claims.some((claim) => claim.id === id),
)

// An owner may have taken these figures out.
test.skipIf(!isWhole)('a typed figure is found in each of its forms and languages', () => {
  expect(find('In 18 countries.')).toEqual(['countries'])
  expect(find('A 48-hour roadmap with 94% satisfaction.')).toEqual(['satisfaction', 'roadmap'])
  expect(find('From 50 to 80% less, 50–80%.')).toEqual(['manualWork'])
  expect(find('En 18 países y 48 horas.', 'es')).toEqual(['countries', 'roadmap'])
  expect(find('Dans 18 pays, 48 heures.', 'fr')).toEqual(['countries', 'roadmap'])
  expect(find('18 个国家，48 小时。', 'zh')).toEqual(['countries', 'roadmap'])
})

test('quotes, other numbers and exceptions are none', () => {
  expect(find('2026 年 12 月，3 分。', 'zh')).toEqual([])
  expect(find('Within [claim:roadmap], on 18 pages, 148 hours, 94 tasks and 12 months.')).toEqual([])
})
