import { type DecimalSign, detectDecimalSign } from '../../shared/table/parse-number.ts'

/**
 * Reads an amount of money as it stands in a statement: `-1.234,56 €`, `1 234.56-`, `(12.50)`, `£12`, `35.00 DR`.
 *
 * @returns integer cents, or nothing where the text is no amount or has more than two decimals
 */
export function parseCents(text: string, decimalMark: DecimalSign): number | undefined {
  const { digits, isNegative } = stripAmount(text)
  const group = decimalMark === ',' ? '.' : ','
  const [, whole, decimals = ''] =
    new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+|\\d+)(?:\\${decimalMark}(\\d{0,2})0*)?$`).exec(digits) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole.replaceAll(group, '')) * 100 + Number(decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return undefined
  // Never minus zero, which is not equal to zero everywhere.
  return isNegative && cents > 0 ? -cents : cents
}

/** Finds the sign before the cents in columns of amounts. */
export function detectCentSign(texts: readonly string[], hint: DecimalSign): DecimalSign {
  return detectDecimalSign(
    texts.map((text) => stripAmount(text).digits),
    hint,
  ).sign
}

/** Cents as a plain number for files: `-1234.56`, or with a comma. */
export function formatCents(cents: number, decimalMark: DecimalSign = '.'): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalMark}${digits.slice(-2)}`
}

/** Takes sign, currency and spaces away; what remains should be digits and marks. */
function stripAmount(text: string): { digits: string; isNegative: boolean } {
  // NFKC turns full-width digits and no-break spaces into plain ones; the minus sign of typesetters is no hyphen.
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .trim()
    .toUpperCase()
  const isDebit = /(?<![A-Z])(?:DR|DB|D|S)$/.test(plain)
  const isNegative =
    isDebit || /^\(.*\)$/.test(plain) || plain.startsWith('-') || plain.endsWith('-') || /^[^\d]*-/.test(plain)
  const digits = plain.replace(/(?<=\d\s*)(?:CR|DR|DB|C|D|S|H)$/, '').replace(/[A-Z]{2,3}|[€$£¥元]|[\s'’()+-]/g, '')
  return { digits, isNegative }
}
