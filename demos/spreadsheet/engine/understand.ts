import { type DemoLocale, demoLocales } from '../../../locales/demo-locales.ts'
import { findNearNames } from './names.ts'
import { readDraft } from './read-draft.ts'
import { resolve } from './resolving/resolve.ts'
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
 * Reads a question in whichever of the four languages explains most of its words, the page's own first, and ties it to
 * the workbook's columns. Anything ambiguous becomes a problem; the only guesses are the `assumptions`.
 */
export function understand(
  question: string,
  library: Library,
  locale: DemoLocale,
  decisions: Decisions = {},
): Understanding {
  const [best] = [locale, ...demoLocales.filter((each) => each !== locale)]
    .map((language) => ({ language, tokens: tokenize(question, language, library.names) }))
    .map((reading) => ({ ...reading, unknown: countUnknown(reading.tokens) }))
    .sort((one, other) => one.unknown - other.unknown)
  const language = best?.language ?? locale
  const tokens = best?.tokens ?? []
  if (tokens.length === 0)
    return { status: 'unclear', language, problems: [createProblem('empty', { start: 0, end: 0, text: question })] }
  const problems = findWordProblems(tokens, library.workbook, decisions)
  if (problems.length > 0) return { status: 'unclear', language, problems }
  const draft = readDraft(library.workbook, language, dropIgnored(tokens))
  const resolution = resolve(draft, library, decisions)
  if (resolution.problems.length > 0 || !resolution.query)
    return { status: 'unclear', language, problems: resolution.problems }
  const ignored = tokens.filter(({ kind }) => kind === 'unknown')
  const assumptions = [...ignored.map(({ text }) => ({ code: 'ignored' as const, text })), ...resolution.assumptions]
  return { status: 'understood', language, query: resolution.query, assumptions }
}

/** Removes the words that the visitor chose to ignore, and the `by` before them. */
function dropIgnored(tokens: Token[]): Token[] {
  return tokens.filter(
    ({ kind }, index) =>
      kind !== 'unknown' && !((kind === 'by' || kind === 'each') && tokens[index + 1]?.kind === 'unknown'),
  )
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
