import type { I18n } from '@lingui/core'
import { createDateFormat } from '../../../locales/date-format.ts'

/** A number as the language writes it, with at most two decimals. */
export function formatNumber(i18n: I18n, value: number): string {
  return new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(value)
}

/** "18 mm", never broken between the number and its unit */
export function formatMillimetres(i18n: I18n, length: number): string {
  return `${formatNumber(i18n, length)}\u00a0mm`
}

/** "1, 3 and 5" */
export function formatList(i18n: I18n, items: readonly string[]): string {
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(items)
}

export function formatTime(i18n: I18n, time: Date): string {
  return createDateFormat(i18n.locale, { dateStyle: 'long', timeStyle: 'short' }).format(time)
}

/** "18 × 12", without the unit */
export function formatLengths(i18n: I18n, lengths: readonly number[]): string {
  return lengths.map((length) => formatNumber(i18n, length)).join(' × ')
}
