import { currencyPattern, findCurrency } from './currencies.ts'

/** Unit of a column of numbers: a share of one as percent, or a currency by its ISO 4217 code. */
export type Unit = 'percent' | { currency: string }

export type DecimalSign = '.' | ','

// Groups are set apart by a point, a comma, an apostrophe (Switzerland) or a space, a narrow one too (France).
const grouping: Record<DecimalSign, RegExp> = {
  '.': /^(?:\d+|\d{1,3}(?:([,'’\s])\d{3})(?:\1\d{3})*)(?:\.\d*)?$|^\.\d+$/,
  ',': /^(?:\d+|\d{1,3}(?:([.'’\s])\d{3})(?:\1\d{3})*)(?:,\d*)?$|^,\d+$/,
}

type Stripped = { digits: string; exponent: string; isNegative: boolean; unit: Unit | undefined }

/** Takes sign, currency, percent and exponent away from a written number; undefined if the rest is none. */
function strip(text: string): Stripped | undefined {
  // Most cells are plain digits, which need no care; long ones are texts.
  if (/^\d+$/.test(text)) return { digits: text, exponent: '', isNegative: false, unit: undefined }
  if (text.length > 60 || !/\p{Nd}/u.test(text)) return undefined
  // NFKC makes full-width signs ordinary; every dash of typesetters is a minus.
  let digits = text.normalize('NFKC').replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
  const currency = currencyPattern.exec(digits)?.[0]
  if (currency) digits = digits.replace(currency, '')
  const isPercent = /%\s*$|^\s*%/.test(digits)
  if (isPercent) digits = digits.replace('%', '')
  digits = digits.trim()
  const isBracketed = /^(?:-\s*)?\(.*\)$|^\[.*\]$/.test(digits)
  if (isBracketed) digits = digits.replace(/[()[\]]/g, '').trim()
  const sign = digits.match(/^[-+]|[-+]$/)?.[0]
  if (sign) digits = digits.replace(sign, '').trim()
  const [, mantissa = digits, exponent = ''] = /^(.*\d[.,]?)e([+-]?\d{1,3})$/i.exec(digits) ?? []
  if (!/^[\d.,][\d.,'’\s]*$/.test(mantissa) || !/\d/.test(mantissa)) return undefined
  const code = currency && findCurrency(currency)
  return {
    digits: mantissa,
    exponent,
    isNegative: isBracketed || sign === '-',
    unit: isPercent ? 'percent' : code ? { currency: code } : undefined,
  }
}

/**
 * Reads a number as people and programs write it: `1,234.50`, `1.234,50 €`, `(12.5)`, `12-`, `12 %`, `1.2E-05`. Percentages
 * become shares of one.
 *
 * @returns undefined if the text is no number with this decimal sign
 */
export function parseNumber(text: string, decimal: DecimalSign): number | undefined {
  const stripped = strip(text.trim())
  if (!stripped || !grouping[decimal].test(stripped.digits)) return undefined
  const plain = stripped.digits.replaceAll(decimal === '.' ? /[,'’\s]/g : /[.'’\s]/g, '').replace(',', '.')
  // Moving the point in the text keeps 7.3 % at 0.073. A division by 100 would give 0.07299999999999999.
  const power = Number(stripped.exponent) - (stripped.unit === 'percent' ? 2 : 0)
  const value = Number(`${plain}e${power}`)
  if (!Number.isFinite(value)) return undefined
  return stripped.isNegative && value !== 0 ? -value : value
}

export function findUnit(text: string): Unit | undefined {
  return strip(text.trim())?.unit
}

/**
 * Finds the decimal sign that a column's texts agree on. `1.5` and `1,234,567` have a point, `1,5` and `1.234,56` a
 * comma; `1.234` alone may be either.
 *
 * @param hint the sign that is taken if all texts leave it open
 * @returns the sign, and a text that leaves it open if nothing else decides
 */
export function detectDecimalSign(texts: Iterable<string>, hint: DecimalSign): { sign: DecimalSign; doubt?: string } {
  const votes = { '.': 0, ',': 0 }
  let doubt: string | undefined
  for (const text of texts) {
    const { digits = '', exponent = '' } = strip(text.trim()) ?? {}
    if (!/[.,]/.test(digits)) continue
    const sign = findSign(digits, exponent !== '')
    if (sign) votes[sign] += 1
    else doubt ??= text
  }
  if (votes['.'] === 0 && votes[','] === 0) return doubt === undefined ? { sign: hint } : { sign: hint, doubt }
  return { sign: votes[','] > votes['.'] ? ',' : '.' }
}

/** Programs that write an exponent group no digits. */
function findSign(digits: string, hasExponent: boolean): DecimalSign | undefined {
  const points = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (points && commas) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  const used = points ? '.' : ','
  const other = points ? ',' : '.'
  if (points + commas > 1) return other
  const [before = '', after = ''] = digits.split(used)
  const couldGroup = !hasExponent && after.length === 3 && before.length >= 1 && before.length <= 3 && before !== '0'
  return couldGroup ? undefined : used
}
