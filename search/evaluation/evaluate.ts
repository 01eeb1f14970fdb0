import { splitLocale } from '../../locales/paths.ts'
import type { Answer } from '../answer-schema.ts'
import type { Answerable, QuestionSet } from './question-set.ts'

/** Of how many questions something holds, and those of which it does not. */
export type Share = { count: number; of: number; others: string[] }

/** What came of the questions of a language. */
export type Result = {
  /** Answerable ones whose first passage is of an expected page. */
  first: Share
  /** With such a passage among the three that are shown. */
  shown: Share
  /** Whose shown passages hold the words that an answer cannot do without. */
  words: Share
  /** Answerable ones to which something is shown, whatever it is called. */
  notRefused: Share
  /** Answerable ones whose passages are called an answer. */
  answered: Share
  /** Of all whose passages are called an answer, unanswerable ones too, those with an expected page among them. */
  right: Share
  /** Unanswerable ones whose passages are called no answer. */
  notAnswered: Share
  /** With a wrong premise: shown the page that contradicts it, or no answer. */
  wrongPremise: Share
  /** In another language: shown an expected page, or no answer. */
  otherLanguage: Share
  /** Misspelt ones, shown an expected page. */
  misspelt: Share
}

/** The least rates, in each language. */
export const goals: Partial<Record<keyof Result, number>> = { right: 0.85, notAnswered: 0.8 }

/**
 * Leaves out the questions whose pages and sections are all gone: an owner may remove one without looking here.
 *
 * @param exists whether the site has a page or a section, by its path without a language
 */
export function leaveOutGone(set: QuestionSet, exists: (path: string) => boolean): QuestionSet {
  const keep = (rows: Answerable[]) => rows.filter(({ pages }) => pages.some(exists))
  const { answerable, wrongPremise, otherLanguage, misspelt } = set
  return {
    ...set,
    answerable: keep(answerable),
    wrongPremise: keep(wrongPremise),
    otherLanguage: keep(otherLanguage),
    misspelt: keep(misspelt),
  }
}

/** @param ask as the search page does */
export async function evaluate(set: QuestionSet, ask: (question: string) => Promise<Answer>): Promise<Result> {
  const { answerable, wrongPremise, otherLanguage, misspelt } = set
  const unanswerable = set.unanswerable.map((question): Answerable => ({ question, pages: [], words: [] }))
  const answers = new Map<Answerable, Answer>()
  for (const row of [...answerable, ...wrongPremise, ...otherLanguage, ...misspelt, ...unanswerable])
    answers.set(row, await ask(row.question))
  const get = (row: Answerable): Answer => answers.get(row) ?? { grade: 'none', answers: [] }
  const isAnswered = (row: Answerable) => get(row).grade === 'answers'
  const isShown = (row: Answerable) => isExpected(row, get(row))
  return {
    first: countOf(answerable, (row) => isExpected(row, get(row), 1)),
    shown: countOf(answerable, isShown),
    words: countOf(answerable, (row) => hasWords(row, get(row))),
    notRefused: countOf(answerable, (row) => get(row).grade !== 'none'),
    answered: countOf(answerable, isAnswered),
    right: countOf([...answerable, ...unanswerable].filter(isAnswered), isShown),
    notAnswered: countOf(unanswerable, (row) => !isAnswered(row)),
    wrongPremise: countOf(wrongPremise, (row) => isShown(row) || !isAnswered(row)),
    otherLanguage: countOf(otherLanguage, (row) => isShown(row) || !isAnswered(row)),
    misspelt: countOf(misspelt, isShown),
  }
}

/** The shares of all languages together. */
export function addUp(results: Result[]): Result {
  const [first, ...others] = results
  if (!first) throw new Error('Nothing was asked, so there are no shares')
  const add = (a: Share, b: Share) => ({
    count: a.count + b.count,
    of: a.of + b.of,
    others: [...a.others, ...b.others],
  })
  const entries = Object.entries(first) as Array<[keyof Result, Share]>
  return Object.fromEntries(
    entries.map(([key, share]) => [key, others.reduce((sum, result) => add(sum, result[key]), share)]),
  ) as Result
}

export function getRate({ count, of }: Share): number {
  return of === 0 ? 1 : count / of
}

/** Whether a path of the site, with its `#id`, is one of the expected ones. */
function isExpectedUrl({ pages }: Answerable, url: string): boolean {
  const [pathname = '', id] = url.split('#')
  const { path } = splitLocale(pathname)
  return pages.some((page) => page === path || page === `${path}#${id}`)
}

function countOf(rows: Answerable[], holds: (row: Answerable) => boolean): Share {
  const others = rows.filter((row) => !holds(row)).map(({ question }) => question)
  return { count: rows.length - others.length, of: rows.length, others }
}

function isExpected(row: Answerable, { answers }: Answer, first = Number.POSITIVE_INFINITY): boolean {
  return answers.slice(0, first).some(({ url }) => isExpectedUrl(row, url))
}

function hasWords({ words }: Answerable, { answers }: Answer): boolean {
  const shown = fold(answers.map(({ heading, passage }) => `${heading}\n${passage}`).join('\n'))
  return words.every((word) => shown.includes(fold(word)))
}

/** No-break spaces and capitals are no other words. */
function fold(text: string): string {
  return text.replace(/\s+/gu, ' ').toLowerCase()
}
