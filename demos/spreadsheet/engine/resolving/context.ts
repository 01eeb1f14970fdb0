import type { Slot } from '../draft.ts'
import type { Join } from '../query.ts'
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
import { type ColumnRef, isSameColumn } from '../workbook.ts'

/** Input of resolving one part of a question, and the lists that collect its results. */
export type Context = {
  library: Library
  base: number
  decisions: Decisions
  problems: Problem[]
  assumptions: Assumption[]
}

export const nothing: Span = { start: 0, end: 0, text: '' }

export function isReachable(joins: Join[], base: number, { sheet }: ColumnRef): boolean {
  return sheet === base || joins.some(({ from, to }) => from.sheet === base && to.sheet === sheet)
}

/** Ties a slot to one column, or asks which one is meant. */
export function resolveSlot(
  context: Context,
  slot: Slot,
  code: ProblemCode = 'severalColumns',
  ownOnly = false,
): ColumnRef | undefined {
  const { library, base, decisions } = context
  const reachable = slot.candidates.filter(({ ref }) =>
    ownOnly ? ref.sheet === base : isReachable(library.joins, base, ref),
  )
  const cost = ({ ref, rank }: { ref: ColumnRef; rank: number }) => rank + (ref.sheet === base ? 0 : 0.2)
  const least = Math.min(...reachable.map(cost))
  const best = dropJoinedKeys(
    library.joins,
    reachable.filter((candidate) => cost(candidate) <= least + 1e-9).map(({ ref }) => ref),
  )
  const problem = createProblem(code, slot)
  const decided = reachable.find(({ ref }) => toId(ref) === decisions[problem.key])
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

/** Both ends of a join say the same; one of them is enough. */
function dropJoinedKeys(joins: Join[], refs: ColumnRef[]): ColumnRef[] {
  return refs.filter(
    (ref) => !joins.some(({ from, to }) => isSameColumn(to, ref) && refs.some((other) => isSameColumn(other, from))),
  )
}
