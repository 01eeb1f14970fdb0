import Papa from 'papaparse'
import type { Categorized } from './categorize.ts'
import { type DecimalMark, formatCents } from './money.ts'

export type ExportColumn = 'date' | 'description' | 'amount' | 'currency' | 'category' | 'certainty' | 'account'

type ExportWords = {
  headings: Record<ExportColumn, string>
  nameCategory: (category: Categorized['category']) => string
  sure: string
  notSure: string
}

type ExportOptions = {
  words: ExportWords
  /** Of each account, by its position. */
  accounts: readonly { name?: string; currency?: string }[]
  /** Programs in countries with decimal commas expect semicolons between the columns. */
  decimalMark: DecimalMark
}

const columns: ExportColumn[] = ['date', 'description', 'amount', 'currency', 'category', 'certainty', 'account']

/** Movements with their categories as CSV, which spreadsheet programs and this demo read again. */
export function exportCsv(movements: readonly Categorized[], { words, accounts, decimalMark }: ExportOptions): string {
  const rows = movements.map(({ date, description, cents, category, isSure, account }) => ({
    date,
    description: escapeFormula(description),
    amount: formatCents(cents, decimalMark),
    currency: accounts[account]?.currency ?? '',
    category: words.nameCategory(category),
    certainty: isSure ? words.sure : words.notSure,
    account: escapeFormula(accounts[account]?.name ?? ''),
  }))
  const csv = Papa.unparse(
    [columns.map((column) => words.headings[column]), ...rows.map((row) => columns.map((column) => row[column]))],
    { delimiter: decimalMark === ',' ? ';' : ',', newline: '\r\n' },
  )
  // The mark tells Excel that this is UTF-8.
  return `\uFEFF${csv}\r\n`
}

/** Escapes texts that a spreadsheet would run as formulas (https://owasp.org/www-community/attacks/CSV_Injection). */
function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
