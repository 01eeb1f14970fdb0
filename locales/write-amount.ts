import type { Locale } from './locales.ts'

/** Cents as euros, whole ones without decimals; Chinese writes the unit out, behind the number and a space: 411.40 欧元. */
export function writeAmount(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (locale === 'zh')
    return `${new Intl.NumberFormat(locale, { ...fractions, useGrouping: false }).format(cents / 100)}\u00a0欧元`
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', ...fractions }).format(cents / 100)
}
