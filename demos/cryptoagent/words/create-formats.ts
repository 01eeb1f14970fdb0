import { createDateFormat } from '../../../locales/date-format.ts'
import { type Candle, day } from '../engine/candle.ts'

export type Formats = {
  /** A change: `+12.3 %`. */
  change: (fraction: number) => string
  /** A share: `12.3 %`. */
  share: (fraction: number) => string
  /** Money and prices: two decimals, more if the value is small. */
  money: (value: number) => string
  /** A plain number with up to `digits` decimals. */
  number: (value: number, digits?: number) => string
  date: (time: number) => string
  days: (count: number) => string
}

/**
 * Numbers and dates in the page's language.
 *
 * @param candles decide if a date needs its time of day
 */
export function createFormats(locale: string, candles: readonly Candle[]): Formats {
  const hasClock = candles.some(({ time }) => time % day !== 0)
  const dates = createDateFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
    ...(hasClock && { timeStyle: 'short' }),
  })
  const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const changes = new Intl.NumberFormat(locale, { ...percent, signDisplay: 'exceptZero' })
  const shares = new Intl.NumberFormat(locale, percent)
  const numbers = (digits: number, smallest = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: smallest, maximumFractionDigits: digits })
  const counts = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return {
    change: changes.format,
    share: shares.format,
    money: (value) => numbers(Math.abs(value) < 1 ? 6 : 2, 2).format(value),
    number: (value, digits = 2) => numbers(digits).format(value),
    date: dates.format,
    // Intl sets Chinese without the space that stands between digits and characters.
    days: (count) => counts.format(Math.round(count)).replace(/(?<=\d)(?=\p{Script=Han})/u, '\u00a0'),
  }
}
