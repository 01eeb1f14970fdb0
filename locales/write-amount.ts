import type { Locale } from './locales.ts'
import { getPunctuation } from './punctuation.ts'

/** Cents as euros, whole ones without decimals; Chinese writes the unit out, behind the number and a space: 411.40 欧元. */
export function writeAmount(cents: number, locale: Locale): string {
  if (locale === 'zh') return `${writeDigits(cents)}\u00a0欧元`
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', ...limitDecimals(cents) }).format(
    cents / 100,
  )
}

/** From one amount to another; Chinese writes the unit once: 2200–2400 欧元. */
export function writeAmounts(from: number, to: number, locale: Locale): string {
  const last = writeAmount(to, locale)
  if (from === to) return last
  return `${locale === 'zh' ? writeDigits(from) : writeAmount(from, locale)}${getPunctuation(locale).range}${last}`
}

function writeDigits(cents: number): string {
  return new Intl.NumberFormat('zh', { ...limitDecimals(cents), useGrouping: false }).format(cents / 100)
}

function limitDecimals(cents: number): Intl.NumberFormatOptions {
  const digits = cents % 100 === 0 ? 0 : 2
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}
