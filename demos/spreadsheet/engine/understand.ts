import { type DemoLocale, demoLocales } from '../../../locales/demo-locales.ts'
import { findNearNames } from './names.ts'
import { isForeign, readQuestion } from './read-question.ts'
import { nothing } from './reading.ts'
import { type Token, tokenize } from './tokenize.ts'
import {
  type Choice,
  createProblem,
  type Decisions,
  type Library,
  type Problem,
  type Understanding,
} from './understanding.ts'
import type { Workbook } from './workbook.ts'

/**
 * Reads a question in whichever of the four languages explains most of its words, the page's own first, as a question
 * about the sheet whose names are nearest. Anything ambiguous becomes a problem; the only guesses are the `assumptions`.
 */
export function understand(
  question: string,
  library: Library,
  locale: DemoLocale,
  decisions: Decisions = {},
): Understanding {
  const { workbook } = library
  const [best] = [locale, ...demoLocales.filter((each) => each !== locale)]
    .map((language) => ({ language, tokens: tokenize(question, language, library.names) }))
    .sort((one, other) => countUnknown(one.tokens) - countUnknown(other.tokens))
  const { language, tokens } = best ?? { language: locale, tokens: [] }
  const problems =
    tokens.length > 0
      ? findWordProblems(tokens, workbook, decisions)
      : [createProblem('empty', { ...nothing, text: question })]
  if (problems.length > 0) return { status: 'unclear', language, problems }
  const ignored = tokens.filter(({ kind }) => kind === 'unknown')
  // With an ignored word, the `by` before it goes.
  const known = tokens.filter(
    ({ kind }, index) =>
      kind !== 'unknown' && !((kind === 'by' || kind === 'each') && tokens[index + 1]?.kind === 'unknown'),
  )
  const [nearest] = workbook.sheets
    .map((_, sheet) => readQuestion(workbook, sheet, language, decisions, known))
    .sort(({ reading: one }, { reading: other }) => (one.cost === other.cost ? 0 : one.cost - other.cost))
  if (!nearest) return { status: 'unclear', language, problems: [createProblem('empty', nothing)] }
  const { query, reading } = nearest
  const isSeparated = reading.tokens.some((token) => token.kind === 'name' && isForeign(reading, token))
  const open = [isSeparated ? [createSeparatedProblem(known)] : reading.unplaced, reading.problems].find(
    (each) => each.length > 0,
  )
  if (open) return { status: 'unclear', language, problems: open }
  const assumptions = [...ignored.map(({ text }) => ({ code: 'ignored' as const, text })), ...reading.assumptions]
  return { status: 'understood', language, query, assumptions }
}

/** The columns exist, but in different sheets. */
function createSeparatedProblem(tokens: Token[]): Problem {
  const names = tokens.filter((token) => token.kind === 'name' && token.columns.length > 0)
  const columns = names.flatMap((token) => {
    const [nearest] = token.kind === 'name' ? token.columns.toSorted((one, other) => one.rank - other.rank) : []
    return nearest?.ref ?? []
  })
  return createProblem('otherSheet', names[0] ?? nothing, { columns })
}

/** Counts the letters of unknown words. */
function countUnknown(tokens: Token[]): number {
  return tokens.reduce((sum, { kind, text }) => sum + (kind === 'unknown' ? text.length : 0), 0)
}

function findWordProblems(tokens: Token[], workbook: Workbook, decisions: Decisions): Problem[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'relative') return [createProblem('relativePeriod', token)]
    if (token.kind !== 'unknown') return []
    const problem = createProblem('unknownWord', token)
    if (decisions[problem.key] === 'ignore') return []
    const near = findNearNames(workbook, token.text)
    const choices: Choice[] = [
      ...near.map((text) => ({ id: text, kind: 'replace' as const, text })),
      { id: 'ignore', kind: 'ignore' },
    ]
    return [{ ...problem, choices }]
  })
}
