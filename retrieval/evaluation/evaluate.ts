import { splitLocale } from '../../locales/paths.ts'
import type { Answer } from '../ask.ts'
import type { Answerable, QuestionSet } from './question-set.ts'

/** Of how many questions something holds, and those of which it does not. */
export type Share = { count: number; of: number; others: string[] }

/** What came of the questions of a language. */
export type Result = {
  /** Answerable ones whose first passage is of an expected page. */
  hitFirst: Share
  /** With such a passage among those shown. */
  hit: Share
  /** Whose shown passages hold the words that an answer cannot do without. */
  words: Share
  /** Answerable ones that were not refused. */
  answered: Share
  /** Unanswerable ones that were refused. */
  refused: Share
  /** With a wrong premise: shown the page that contradicts it, or refused. */
  wrongPremise: Share
  /** In another language: shown an expected page, or refused. */
  otherLanguage: Share
  /** Misspelt ones, shown an expected page. */
  misspelt: Share
}

/** The least rates, in each language. */
export const goals: Partial<Record<keyof Result, number>> = { hit: 0.9, answered: 0.9, refused: 0.9 }

/**
 * Leaves out the questions whose pages are all gone: an owner may remove a page without looking here.
 *
 * @param exists whether the site has the page of a path without its language
 */
export function leaveOutGone(set: QuestionSet, exists: (path: string) => boolean): { set: QuestionSet; gone: number } {
  let gone = 0
  const keep = (rows: Answerable[]) =>
    rows.filter(({ pages }) => {
      const isThere = pages.some((page) => exists(page.split('#')[0] ?? page))
      if (!isThere) gone += 1
      return isThere
    })
  const { answerable, wrongPremise, otherLanguage, misspelt } = set
  const rest = {
    answerable: keep(answerable),
    wrongPremise: keep(wrongPremise),
    otherLanguage: keep(otherLanguage),
    misspelt: keep(misspelt),
  }
  return { set: { ...set, ...rest }, gone }
}

/** @param askOnce as the search page does */
export function evaluate(set: QuestionSet, askOnce: (question: string) => Answer): Result {
  const { answerable, unanswerable, wrongPremise, otherLanguage, misspelt } = set
  const answers = new Map<string, Answer>()
  const ask = (question: string) => {
    const answer = answers.get(question) ?? askOnce(question)
    answers.set(question, answer)
    return answer
  }
  const refuses = (question: string) => !ask(question).isAnswered
  const isHit = (row: Answerable) => isExpected(row, ask(row.question))
  return {
    hitFirst: countOf(answerable, (row) => isExpected(row, ask(row.question), 1)),
    hit: countOf(answerable, isHit),
    words: countOf(answerable, (row) => hasWords(row, ask(row.question))),
    answered: countOf(answerable, ({ question }) => !refuses(question)),
    refused: countOf(
      unanswerable.map((question) => ({ question })),
      ({ question }) => refuses(question),
    ),
    wrongPremise: countOf(wrongPremise, (row) => isHit(row) || refuses(row.question)),
    otherLanguage: countOf(otherLanguage, (row) => isHit(row) || refuses(row.question)),
    misspelt: countOf(misspelt, isHit),
  }
}

export function getRate({ count, of }: Share): number {
  return of === 0 ? 1 : count / of
}

function countOf<Row extends { question: string }>(rows: Row[], holds: (row: Row) => boolean): Share {
  const others = rows.filter((row) => !holds(row)).map(({ question }) => question)
  return { count: rows.length - others.length, of: rows.length, others }
}

function isExpected({ pages }: Answerable, answer: Answer, first = Number.POSITIVE_INFINITY): boolean {
  if (!answer.isAnswered) return false
  return answer.sources.slice(0, first).some(({ url }) => {
    const [pathname = '', id] = url.split('#')
    const { path } = splitLocale(pathname)
    return pages.some((page) => page === path || page === `${path}#${id}`)
  })
}

function hasWords({ words }: Answerable, answer: Answer): boolean {
  if (!answer.isAnswered) return false
  const shown = fold(answer.sources.map(({ heading, passage }) => `${heading}\n${passage}`).join('\n'))
  return words.every((word) => shown.includes(fold(word)))
}

/** No-break spaces and capitals are no other words. */
function fold(text: string): string {
  return text.replace(/\s+/gu, ' ').toLowerCase()
}
