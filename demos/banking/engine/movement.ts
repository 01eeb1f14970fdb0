import type { IsoDate } from './calendar.ts'

/** A line of a statement as its file has it. */
export type StatementLine = {
  date: IsoDate
  /** In integer cents; negative is money that leaves the account. */
  cents: number
  description: string
  /** The bank's own number of the movement, where the format has one. */
  reference?: string
}

/** The lines of one account in one file. */
export type AccountStatement = {
  /** IBAN or account number; not every CSV has one. */
  account?: string
  /** ISO 4217, as `EUR`. */
  currency?: string
  lines: StatementLine[]
  /** The balance after the last line, where the file tells it. */
  closingCents?: number
  reconciliation: Reconciliation
}

/** Whether the balances of the file fit its movements: opening balance plus movements must equal the closing balance. */
export type Reconciliation =
  | { status: 'agrees' }
  | { status: 'unknown' }
  | { status: 'differs'; differenceCents: number; row?: number }

export type StatementFormat = 'csv' | 'ofx' | 'camt'

export type Statement = {
  format: StatementFormat
  accounts: AccountStatement[]
  notes: StatementNote[]
}

/** What the reader assumed or left out, for the visitor to check. */
export type StatementNote =
  | { code: 'assumedDayFirst' }
  | { code: 'linesWithoutDate'; rows: number[] }
  | { code: 'notBooked'; count: number }
  | { code: 'reversals'; count: number }

/** A line that was taken into the account's history, with a name of its own that stays when its file is loaded again. */
export type Movement = StatementLine & {
  id: string
  /** Position in the list of accounts. */
  account: number
  /** Position in the list of loaded files. */
  file: number
}

/** The first and last day of movements that are sorted by date. */
export function getExtent(movements: readonly Movement[]): { from: IsoDate; to: IsoDate } | undefined {
  const first = movements[0]
  const last = movements.at(-1)
  return first && last && { from: first.date, to: last.date }
}

export function sumCents(movements: readonly { cents: number }[]): number {
  return movements.reduce((sum, { cents }) => sum + cents, 0)
}
