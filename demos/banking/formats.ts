import { createDateFormat } from '../../locales/date-format.ts'
import { getMonthPeriod, type IsoDate, type Period } from './engine/calendar.ts'

/** Numbers and dates as the page's language writes them. */
export type Formats = ReturnType<typeof createFormats>

/** @param currency ISO 4217; without it amounts have no sign of a currency */
export function createFormats(locale: string, currency: string | undefined) {
  const style = currency ? ({ style: 'currency', currency } as const) : ({ minimumFractionDigits: 2 } as const)
  const money = new Intl.NumberFormat(locale, style)
  const roundMoney = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  // The days of statements have no time zone; UTC leaves them unchanged.
  const date = createDateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const day = createDateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const month = createDateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const shortMonth = createDateFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  return {
    money: (cents: number) => setMinus(money.format(cents / 100)),
    roundMoney: (cents: number) => setMinus(roundMoney.format(cents / 100)),
    percent: (share: number) => percent.format(share),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    date: (value: IsoDate) => date.format(new Date(value)),
    day: (value: IsoDate) => day.format(new Date(value)),
    /** @param value `2026-03` */
    month: (value: string) => month.format(new Date(`${value}-01`)),
    shortMonth: (value: string) => shortMonth.format(new Date(`${value}-01`)),
    /** A whole month by its name, anything else from day to day. */
    period: ({ from, to }: Period) => {
      const whole = getMonthPeriod(from.slice(0, 7))
      if (whole.from === from && whole.to === to) return month.format(new Date(from))
      return date.formatRange(new Date(from), new Date(to))
    },
    list: (items: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  }
}

/** A line may break behind a hyphen but not behind a minus sign. */
function setMinus(text: string): string {
  return text.replace('-', '\u2212')
}
