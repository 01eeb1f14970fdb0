import type { IsoDate } from './calendar.ts'

/** A line of a statement as its file has it. */
export type StatementLine = {
  date: IsoDate
  /** In integer cents; negative is money that leaves the account. */
  cents: number
  description: string
}

/** A file's facts about its account. */
export type Statement = {
  /** ISO 4217, as `EUR`. */
  currency?: string
  /** All currencies of the file, the most frequent first. */
  currencies: string[]
  /** From the oldest to the newest. */
  movements: Movement[]
  /** The balance after the last movement, if the file tells it. */
  closingCents?: number
  notes: StatementNote[]
}

/** The reader's assumptions and omissions, for the visitor to check. */
export type StatementNote =
  | { code: 'dayFirst' }
  | { code: 'withoutDate'; count: number; rows: number[] }
  | { code: 'notBooked'; count: number }
  | { code: 'otherCurrency'; count: number; currency: string }
  | { code: 'cardSigns' }
  | { code: 'oneSide' }

/** A line with a name of its own, which stays when its file is loaded again. */
export type Movement = StatementLine & { id: string }

/** Names lines; two equal ones are two movements (two coffees on one day). */
export function nameMovements(lines: readonly StatementLine[]): Movement[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const key = `${line.date} ${line.cents} ${line.description}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { ...line, id: `${key} ${count}` }
  })
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
