import type { Candle } from './candle.ts'
import { createReader, type Operand } from './operands.ts'

/** A relation with `crosses` holds only at the candle that makes it true, one with `is` at every candle while it is true. */
export const relations = ['crossesAbove', 'crossesBelow', 'isAbove', 'isBelow'] as const

export type Relation = (typeof relations)[number]

export type Condition = { left: Operand; relation: Relation; right: Operand }

/** Buy when one condition holds and nothing is held, sell all when the other one holds. */
export type Rule = { buy: Condition; sell: Condition }

/** Why an order was given, with the values that were compared. */
export type Reason =
  | { kind: 'start' }
  | { kind: 'schedule'; purchase: number }
  | { kind: 'condition'; condition: Condition; left: number; right: number }

type ConditionReason = Extract<Reason, { kind: 'condition' }>

/** Takes the candles one after the other; tells why the condition holds at this close, or `undefined`. */
export function createChecker(
  condition: Condition,
): (candle: Candle, isHolding: boolean) => ConditionReason | undefined {
  const { left: leftOperand, relation, right: rightOperand } = condition
  const readLeft = createReader(leftOperand)
  const readRight = createReader(rightOperand)
  let before: number | undefined
  return (candle, isHolding) => {
    const left = readLeft(candle, isHolding)
    const right = readRight(candle, isHolding)
    const difference = left === undefined || right === undefined ? undefined : left - right
    const holds = difference !== undefined && holdsAt[relation](difference, before)
    before = difference
    return holds && left !== undefined && right !== undefined
      ? { kind: 'condition', condition, left, right }
      : undefined
  }
}

/** @param before the difference at the candle before, `undefined` if it was not known yet */
const holdsAt: Record<Relation, (difference: number, before: number | undefined) => boolean> = {
  isAbove: (difference) => difference > 0,
  isBelow: (difference) => difference < 0,
  crossesAbove: (difference, before) => difference > 0 && before !== undefined && before <= 0,
  crossesBelow: (difference, before) => difference < 0 && before !== undefined && before >= 0,
}
