/** Unit of a column of numbers: a share of one as percent, or a currency by its ISO 4217 code. */
export type Unit = 'percent' | { currency: string }

export type DecimalSign = '.' | ','

const currencies: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'CNY',
  '￥': 'CNY',
  元: 'CNY',
  EUR: 'EUR',
  USD: 'USD',
  GBP: 'GBP',
  CNY: 'CNY',
  CHF: 'CHF',
}
const currencyPattern = /€|\$|£|¥|￥|元|\b(?:EUR|USD|GBP|CNY|CHF)\b/
// Groups are set apart by a point, a comma, an apostrophe (Switzerland) or a space, a narrow one too (France).
const grouping: Record<DecimalSign, RegExp> = {
  '.': /^(?:\d+|\d{1,3}(?:([,'’\s])\d{3})(?:\1\d{3})*)(?:\.\d*)?$|^\.\d+$/,
  ',': /^(?:\d+|\d{1,3}(?:([.'’\s])\d{3})(?:\1\d{3})*)(?:,\d*)?$|^,\d+$/,
}

type Stripped = { digits: string; isNegative: boolean; unit: Unit | undefined }

/** Takes sign, currency and percent away from a written number; undefined if the rest is none. */
function strip(text: string): Stripped | undefined {
  // Most cells are plain digits, which need no care.
  if (/^\d+$/.test(text)) return { digits: text, isNegative: false, unit: undefined }
  const currency = text.match(currencyPattern)?.[0]
  const isPercent = /[%％]\s*$/.test(text)
  let digits = text
  if (currency) digits = digits.replace(currency, '')
  if (isPercent) digits = digits.replace(/[%％]\s*$/, '')
  digits = digits.trim()
  const isBracketed = /^\(.*\)$/.test(digits)
  if (isBracketed) digits = digits.slice(1, -1).trim()
  const sign = digits.match(/^[-−+]|[-−]$/)?.[0]
  if (sign) digits = digits.replace(sign, '').trim()
  if (!/^[\d.,][\d.,'’\s]*$/.test(digits) || !/\d/.test(digits)) return undefined
  const currencyCode = currency && currencies[currency]
  return {
    digits,
    isNegative: isBracketed || sign === '-' || sign === '−',
    unit: isPercent ? 'percent' : currencyCode ? { currency: currencyCode } : undefined,
  }
}

/**
 * Reads a number as people write it: `1,234.50`, `1.234,50 €`, `(12.5)`, `12 %`. Percentages become shares of one.
 *
 * @returns undefined if the text is no number with this decimal sign
 */
export function parseNumber(text: string, decimal: DecimalSign): number | undefined {
  const stripped = strip(text.trim())
  if (!stripped || !grouping[decimal].test(stripped.digits)) return undefined
  const plain = stripped.digits.replaceAll(decimal === '.' ? /[,'’\s]/g : /[.'’\s]/g, '').replace(',', '.')
  // Moving the point in the text keeps 7.3 % at 0.073. A division by 100 would give 0.07299999999999999.
  const value = Number(stripped.unit === 'percent' ? `${plain}e-2` : plain)
  return stripped.isNegative ? -value : value
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
    const digits = strip(text.trim())?.digits
    if (!digits || !/[.,]/.test(digits)) continue
    const sign = findSign(digits)
    if (sign) votes[sign] += 1
    else doubt ??= text
  }
  if (votes['.'] === 0 && votes[','] === 0) return doubt === undefined ? { sign: hint } : { sign: hint, doubt }
  return { sign: votes[','] > votes['.'] ? ',' : '.' }
}

function findSign(digits: string): DecimalSign | undefined {
  const points = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (points && commas) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  const used = points ? '.' : ','
  const other = points ? ',' : '.'
  if (points + commas > 1) return other
  const [before = '', after = ''] = digits.split(used)
  const couldGroup = after.length === 3 && before.length >= 1 && before.length <= 3 && before !== '0'
  return couldGroup ? undefined : used
}
