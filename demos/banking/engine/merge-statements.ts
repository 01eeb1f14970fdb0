import { countDays } from './calendar.ts'
import type { AccountStatement, Movement, Statement, StatementLine } from './movement.ts'
import { listWords } from './tokens.ts'

export type Account = {
  /** IBAN or number; unknown where no file tells it. */
  name?: string
  currency?: string
  /** The latest balance that a file tells, after all its movements. */
  balanceCents?: number
}

export type History = {
  accounts: Account[]
  /** Of all accounts, from the oldest to the newest. */
  movements: Movement[]
  /** For each file, how many of its lines were known already. */
  duplicates: number[]
  /** Movements that may be the same under another text or a day apart; both are kept until a person says otherwise. */
  suspects: { kept: Movement; suspect: Movement }[]
}

/** A card payment is booked up to this many days after the purchase, and banks differ in which day they print. */
const mostDaysApart = 3

/** Two texts of one movement share at least this part of the words of the shorter one. */
const leastSharedWords = 0.5

/**
 * Joins the movements of several files and leaves out those that two files both hold. Equal movements within one file
 * are two movements (two coffees on one day), so lines are paired off one to one between the files and only what found
 * its pair is a duplicate.
 */
export function mergeStatements(statements: readonly Statement[]): History {
  const accounts: (Account & { movements: Movement[] })[] = []
  const duplicates: number[] = []
  const suspects: History['suspects'] = []
  statements.forEach((statement, file) => {
    let count = 0
    for (const incoming of statement.accounts) {
      const index = findAccount(accounts, incoming)
      const account = accounts[index] ?? { movements: [] }
      accounts[index] = account
      const { added, known, doubtful } = addLines(account.movements, incoming.lines, index, file)
      count += known
      suspects.push(...doubtful)
      updateAccount(account, incoming)
      account.movements = sortByDate([...account.movements, ...added])
    }
    duplicates[file] = count
  })
  return {
    accounts: accounts.map(({ movements: _, ...account }) => account),
    movements: sortByDate(accounts.flatMap(({ movements }) => movements)),
    duplicates,
    suspects,
  }
}

/** Stable, so that movements of one day stay as the bank ordered them. */
export function sortByDate<T extends StatementLine>(lines: readonly T[]): T[] {
  return lines.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

function addLines(existing: readonly Movement[], lines: readonly StatementLine[], account: number, file: number) {
  const free = new Set(existing)
  const added: Movement[] = []
  const doubtful: History['suspects'] = []
  // The surest pairs first, or a line could take the partner of another.
  const unpaired = [isSameReference, isSameText, isSimilarText].reduce(
    (rest, isSame) => rest.filter((line) => !takePartner(free, line, isSame)),
    sortByDate(lines),
  )
  const ids = countIds(existing)
  for (const line of unpaired) {
    const movement = { ...line, account, file, id: createId(line, account, ids) }
    const partner = takePartner(free, line, isNearby)
    if (partner) doubtful.push({ kept: partner, suspect: movement })
    added.push(movement)
  }
  return { added, known: lines.length - unpaired.length, doubtful }
}

function takePartner(
  free: Set<Movement>,
  line: StatementLine,
  isSame: (a: StatementLine, b: StatementLine) => boolean,
): Movement | undefined {
  for (const candidate of free) {
    if (candidate.cents === line.cents && isSame(candidate, line)) {
      free.delete(candidate)
      return candidate
    }
  }
  return undefined
}

function isSameReference(a: StatementLine, b: StatementLine): boolean {
  return a.reference !== undefined && a.reference === b.reference && a.date === b.date
}

function isSameText(a: StatementLine, b: StatementLine): boolean {
  return a.date === b.date && listWords(a.description).join(' ') === listWords(b.description).join(' ')
}

function isSimilarText(a: StatementLine, b: StatementLine): boolean {
  return a.date === b.date && measureSharedWords(a.description, b.description) >= leastSharedWords
}

function isNearby(a: StatementLine, b: StatementLine): boolean {
  const isNear = Math.abs(countDays(a.date, b.date)) <= mostDaysApart
  return isNear && (a.date === b.date || measureSharedWords(a.description, b.description) >= leastSharedWords)
}

/** @returns 0 to 1: the part of the shorter text's words that the other has too, cut ones included */
function measureSharedWords(a: string, b: string): number {
  const [shorter = [], longer = []] = [listWords(a), listWords(b)].sort((x, y) => x.length - y.length)
  if (shorter.length === 0) return longer.length === 0 ? 1 : 0
  const shared = shorter.filter((word) =>
    longer.some((other) => other === word || (word.length > 3 && other.startsWith(word))),
  )
  return shared.length / shorter.length
}

/**
 * The account that a statement belongs to. Without a number on both sides, files that hold the same movements in the
 * days that both cover, or that have no such days, are taken for one account.
 */
function findAccount(accounts: readonly (Account & { movements: Movement[] })[], incoming: AccountStatement): number {
  const index = accounts.findIndex((account) => {
    if (account.currency && incoming.currency && account.currency !== incoming.currency) return false
    if (account.name && incoming.account) return isSameNumber(account.name, incoming.account)
    return fitsTogether(account.movements, incoming.lines)
  })
  return index < 0 ? accounts.length : index
}

/** An OFX file has the bare account number, which is the end of the IBAN. */
function isSameNumber(a: string, b: string): boolean {
  const [shorter = '', longer = ''] = [a, b]
    .map((name) => name.replace(/[^\dA-Z]/gi, ''))
    .sort((x, y) => x.length - y.length)
  return shorter.length >= 4 && longer.endsWith(shorter)
}

function fitsTogether(movements: readonly Movement[], lines: readonly StatementLine[]): boolean {
  const dates = lines.map(({ date }) => date).sort()
  const from = [movements[0]?.date ?? '', dates[0] ?? ''].sort()[1] ?? ''
  const to = [movements.at(-1)?.date ?? '', dates.at(-1) ?? ''].sort()[0] ?? ''
  const list = (all: readonly StatementLine[]) =>
    all.filter(({ date }) => date > from && date < to).map(({ date, cents }) => `${date} ${cents}`)
  const known = new Set(list(movements))
  const inBoth = list(lines)
  if (known.size === 0 || inBoth.length === 0) return true
  return inBoth.filter((key) => known.has(key)).length >= inBoth.length / 2
}

function updateAccount(account: Account & { movements: Movement[] }, incoming: AccountStatement) {
  if (incoming.account && incoming.account.length > (account.name?.length ?? 0)) account.name = incoming.account
  if (incoming.currency) account.currency ??= incoming.currency
  const lastKnown = account.movements.at(-1)?.date ?? ''
  const lastIncoming = sortByDate(incoming.lines).at(-1)?.date ?? ''
  if (incoming.closingCents !== undefined && lastIncoming >= lastKnown) account.balanceCents = incoming.closingCents
  // A balance from before the newest movements is not the present one.
  else if (lastIncoming > lastKnown) delete account.balanceCents
}

function countIds(movements: readonly Movement[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const movement of movements) {
    const key = createKey(movement, movement.account)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function createId(line: StatementLine, account: number, counts: Map<string, number>): string {
  const key = createKey(line, account)
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return `${key} ${count}`
}

function createKey({ date, cents, description }: StatementLine, account: number): string {
  return `${account} ${date} ${cents} ${listWords(description).join(' ')}`
}
