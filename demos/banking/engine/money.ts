import { type DecimalSign, detectDecimalSign, parseNumber } from '../../shared/table/parse-number.ts'

/**
 * Reads an amount of money as it stands in a statement: `-1.234,56 €`, `1 234.56-`, `(12.50)`, `£12`, `35.00 DR`.
 *
 * @returns integer cents, or nothing if the text is no amount or has more than two decimals
 */
export function parseCents(text: string, decimalMark: DecimalSign): number | undefined {
  const amount = (parseNumber(stripAmount(text), decimalMark) ?? Number.NaN) * 100
  const cents = Math.round(amount)
  // Never minus zero, which is not equal to zero everywhere.
  return Number.isSafeInteger(cents) && Math.abs(amount - cents) < 0.01 ? cents || 0 : undefined
}

/** Finds the sign before the cents in columns of amounts. */
export function detectCentSign(texts: readonly string[], hint: DecimalSign): DecimalSign {
  return detectDecimalSign(texts.map(stripAmount), hint).sign
}

/** Takes the currency away, and writes the letters of a debit as its sign. */
function stripAmount(text: string): string {
  // NFKC turns full-width digits into plain ones; the minus sign of typesetters is no hyphen.
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .trim()
    .toUpperCase()
  const amount = plain.replace(/(?<=\d\s*)(?:CR|DR|DB|C|D|S|H)$/, '').replace(/[A-Z]{2,3}|[€$£¥元]/g, '')
  return /(?<![A-Z])(?:DR|DB|D|S)$/.test(plain) ? `-${amount}` : amount
}
