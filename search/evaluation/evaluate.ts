import type { Locale } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import type { Answer } from '../answer-schema.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/**
 * Questions to the site in one language, written as visitors ask and before looking at the answers. They are all that tuned nothing
 * when the sets were made, and every second one of each kind that did. The floors are the shares that were measured then.
 */
export type QuestionSet = {
  /** The least share of each measure. Raise a floor after an improvement. */
  floors: Record<Measure, number>
  /** Some are misspelt, some ask in another language than the page's, and some take for granted what a page contradicts. */
  answerable: Question[]
  /** A visitor may well ask them here, and no page answers. */
  unanswerable: string[]
}

export type Question = {
  question: string
  /** Paths without language, `/services/rag-langchain`, with `#id` if only that section answers. Each of them will do. */
  pages: string[]
  /** Words that an answer needs, as the page writes them: `two weeks`. */
  words: string[]
}

/**
 * - `shown`: answerable questions that show an expected page
 * - `words`: answerable questions whose passages hold the needed words
 * - `right`: of all questions whose passages are called an answer, those that show an expected page
 * - `notAnswered`: unanswerable questions whose passages are not called an answer
 */
export type Measure = 'shown' | 'words' | 'right' | 'notAnswered'

/** How many of so many questions pass, and the others. */
export type Share = { count: number; of: number; others: string[] }

export const questionSets: Partial<Record<Locale, QuestionSet>> = { en, es, fr, zh }

/**
 * Leaves out the questions that no page can answer any more, because an owner may remove pages.
 *
 * @param exists looks up a page or a section by its path without language
 */
export function leaveOutGone(set: QuestionSet, exists: (path: string) => boolean): QuestionSet {
  return { ...set, answerable: set.answerable.filter(({ pages }) => pages.some(exists)) }
}

/** @param ask answers as the search page does */
export async function evaluate(
  { answerable, unanswerable }: Pick<QuestionSet, 'answerable' | 'unanswerable'>,
  ask: (question: string) => Promise<Answer>,
): Promise<Record<Measure, Share>> {
  const questions = [...answerable, ...unanswerable.map((question): Question => ({ question, pages: [], words: [] }))]
  const asked = await Promise.all(
    questions.map(async (question) => ({ ...question, ...(await ask(question.question)) })),
  )
  const [withPage, withoutPage] = [asked.slice(0, answerable.length), asked.slice(answerable.length)]
  const isAnswered = ({ grade }: Asked) => grade === 'answers'
  return {
    shown: countPassed(withPage, isShown),
    words: countPassed(withPage, hasWords),
    right: countPassed(asked.filter(isAnswered), isShown),
    notAnswered: countPassed(withoutPage, (row) => !isAnswered(row)),
  }
}

type Asked = Question & Answer

function countPassed(rows: Asked[], passes: (row: Asked) => boolean): Share {
  const others = rows.filter((row) => !passes(row)).map(({ question }) => question)
  return { count: rows.length - others.length, of: rows.length, others }
}

function isShown({ pages, answers }: Asked): boolean {
  return answers.some(({ url }) => {
    const [pathname = '', id] = url.split('#')
    const { path } = splitLocale(pathname)
    return pages.some((page) => page === path || page === `${path}#${id}`)
  })
}

function hasWords({ words, answers }: Asked): boolean {
  const shown = fold(answers.map(({ heading, passage }) => `${heading}\n${passage}`).join('\n'))
  return words.every((word) => shown.includes(fold(word)))
}

/** Ignores capitals and the difference between kinds of spaces. */
function fold(text: string): string {
  return text.replace(/\s+/gu, ' ').toLowerCase()
}
