import { ATR, DonchianChannels, RSI, SMA } from 'trading-signals'
import type { Candle } from './candle.ts'

/** A series that rules compare and charts draw. `operandKinds` tells the meaning of `value`. */
export type Operand = { kind: OperandKind; value: number }

export type OperandKind = keyof typeof operandKinds

type ValueRange = { default: number; minimum: number; maximum: number; step: number }

const period = (standard: number): ValueRange => ({ default: standard, minimum: 2, maximum: 250, step: 1 })

/** The operands with the range of their number: a period in candles, a level, a number of average ranges, or nothing. */
export const operandKinds = {
  close: undefined,
  level: { default: 30, minimum: 0, maximum: 1_000_000, step: 0.01 },
  sma: period(50),
  rsi: period(14),
  highest: period(20),
  lowest: period(20),
  atrStop: { default: 3, minimum: 0.5, maximum: 10, step: 0.1 },
} as const satisfies Record<string, ValueRange | undefined>

/** The period of the average true range that a stop is measured in: Wilder's own. */
export const stopPeriod = 14

/**
 * Takes the candles one after the other and tells the operand's value at the close of each, `undefined` until it has
 * seen enough of them. It never gets a later candle, so it cannot look ahead.
 */
type Reader = (candle: Candle, isHolding: boolean) => number | undefined

/** @returns a reader that has seen no candle yet */
export function createReader({ kind, value }: Operand): Reader {
  return readers[kind](value)
}

/** The operand's value at the close of every candle, for a chart. */
export function computeSeries(candles: readonly Candle[], operand: Operand): (number | undefined)[] {
  const read = createReader(operand)
  return candles.map((candle) => read(candle, false))
}

const readers: Record<OperandKind, (value: number) => Reader> = {
  close: () => (candle) => candle.close,
  level: (value) => () => value,
  sma: (value) => {
    const average = new SMA(value)
    return ({ close }) => average.add(close) ?? undefined
  },
  rsi: (value) => {
    const index = new RSI(value)
    return ({ close }) => index.add(close) ?? undefined
  },
  highest: (value) => readChannelBefore(value, 'upper'),
  lowest: (value) => readChannelBefore(value, 'lower'),
  atrStop: readTrailingStop,
}

/** The highest high or lowest low of the candles before this one: a close can only break out of earlier ones. */
function readChannelBefore(period: number, side: 'upper' | 'lower'): Reader {
  const channel = new DonchianChannels(period)
  return (candle) => {
    const before = channel.getResult()?.[side]
    channel.add(candle)
    return before
  }
}

/** A stop that follows the highest close since the purchase at a distance of average ranges; without a position, none. */
function readTrailingStop(multiple: number): Reader {
  const range = new ATR(stopPeriod)
  let highest = 0
  return (candle, isHolding) => {
    const average = range.add(candle)
    highest = isHolding ? Math.max(highest, candle.close) : 0
    return isHolding && average !== null ? highest - multiple * average : undefined
  }
}
