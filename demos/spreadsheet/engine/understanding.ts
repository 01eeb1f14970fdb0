import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { NameIndex } from './names.ts'
import type { Query } from './query.ts'
import type { Span } from './tokenize.ts'
import type { Aggregate } from './vocabulary.ts'
import { createKey } from './words.ts'
import type { ColumnRef, Workbook } from './workbook.ts'

/** A workbook with its names, computed once for all questions. */
export type Library = { workbook: Workbook; names: NameIndex }

/** The visitor's choices for ambiguous questions, by the problem's `key`. */
export type Decisions = Record<string, string>

/** A way out of a problem: the question is asked again with `decisions[key] = id`, or with the word replaced. */
export type Choice =
  | { id: string; kind: 'column'; column: ColumnRef }
  | { id: string; kind: 'year'; year: number }
  | { id: string; kind: 'allYears' }
  | { id: string; kind: 'aggregate'; aggregate: Aggregate }
  | { id: string; kind: 'ignore' }
  | { id: string; kind: 'replace'; text: string }

export type ProblemCode =
  | 'empty'
  | 'unknownWord'
  | 'unplacedWord'
  | 'relativePeriod'
  | 'severalColumns'
  | 'severalValueColumns'
  | 'severalDates'
  | 'severalYears'
  | 'whichAggregate'
  | 'whichMeasure'
  | 'whichNumber'
  | 'noMeasure'
  | 'noDate'
  | 'noSuchPeriod'
  | 'otherSheet'
  | 'notRankable'

/** The reason why a question is not answered, its place in the question, and the possible meanings. */
export type Problem = Span & { code: ProblemCode; key: string; choices: Choice[]; columns: ColumnRef[] }

/** An assumption that the question does not state, shown with the answer. */
export type Assumption =
  | { code: 'ignored'; text: string }
  | { code: 'summed' | 'ranked'; column: ColumnRef }
  | { code: 'extreme'; column: ColumnRef; aggregate: 'min' | 'max' }
  | { code: 'counted'; sheet: number }
  | { code: 'limited'; limit: number }
  | { code: 'year'; text: string; year: number }
  | { code: 'byMonth' }
  | { code: 'percent'; text: string; value: number }
  | { code: 'idleTotals'; count: number; row: number }
  /** If it is divisible, the decision `each` by its code shows the currencies apart. */
  | { code: 'currencies'; column: ColumnRef; currencies: string[]; isDivisible: boolean }

export type Understanding =
  | { status: 'understood'; language: DemoLocale; query: Query; assumptions: Assumption[] }
  | { status: 'unclear'; language: DemoLocale; problems: Problem[] }

export function createProblem(code: ProblemCode, { start, end, text }: Span, more: Partial<Problem> = {}): Problem {
  return { code, start, end, text, key: `${code}:${createKey(text, 'en')}`, choices: [], columns: [], ...more }
}
