import type { Slot } from '../draft.ts'
import type { Span } from '../tokenize.ts'
import {
  type Assumption,
  type Choice,
  createProblem,
  type Decisions,
  type Library,
  type Problem,
  type ProblemCode,
} from '../understanding.ts'
import type { ColumnRef } from '../workbook.ts'

/** Input of resolving one part of a question, and the lists that collect its results. */
export type Context = {
  library: Library
  base: number
  decisions: Decisions
  problems: Problem[]
  assumptions: Assumption[]
}

export const nothing: Span = { start: 0, end: 0, text: '' }

/** Ties a slot to one column, or asks which one is meant. */
export function resolveSlot(context: Context, slot: Slot, code: ProblemCode = 'severalColumns'): ColumnRef | undefined {
  const { base, decisions } = context
  const own = slot.candidates.filter(({ ref }) => ref.sheet === base)
  const least = Math.min(...own.map(({ rank }) => rank))
  const best = own.filter(({ rank }) => rank <= least + 1e-9).map(({ ref }) => ref)
  const problem = createProblem(code, slot)
  const decided = own.find(({ ref }) => toId(ref) === decisions[problem.key])
  if (decided) return decided.ref
  const [only, ...others] = best
  if (only && others.length === 0) return only
  context.problems.push({ ...problem, choices: best.map(toChoice) })
  return undefined
}

export function toId({ sheet, column }: ColumnRef): string {
  return `${sheet}.${column}`
}

export function toChoice(column: ColumnRef): Choice {
  return { id: toId(column), kind: 'column', column }
}
