import { createDate, type IsoDate } from '../calendar.ts'
import { parseCents } from '../money.ts'
import {
  type AccountStatement,
  type Reconciliation,
  type Statement,
  type StatementLine,
  sumCents,
} from '../movement.ts'
import { joinParts } from './join-parts.ts'
import { getText, listNodes, listTexts, type XmlNode } from './read-xml.ts'
import { StatementError } from './statement-error.ts'

type Entry = { lines: StatementLine[]; isBooked: boolean; isReversal: boolean }

/**
 * Reads ISO 20022 CAMT.053, the bank-to-customer statement, in the versions since 001.02. Element names from the
 * message definition report (https://www.iso20022.org/catalogue-messages).
 *
 * @param document the parsed XML
 * @throws {StatementError}
 */
export function readCamt(document: XmlNode): Statement {
  const statements = listNodes(document, 'Document', 'BkToCstmrStmt', 'Stmt').map(readStatement)
  const entries = statements.flatMap((statement) => statement.entries)
  const accounts = statements.map(({ account }) => account)
  if (accounts.every(({ lines }) => lines.length === 0)) throw new StatementError({ code: 'noMovements' })
  const pending = entries.filter(({ isBooked }) => !isBooked).length
  const reversals = entries.filter(({ isBooked, isReversal }) => isBooked && isReversal).length
  return {
    format: 'camt',
    accounts,
    notes: [
      ...(pending > 0 ? [{ code: 'notBooked', count: pending } as const] : []),
      ...(reversals > 0 ? [{ code: 'reversals', count: reversals } as const] : []),
    ],
  }
}

function readStatement(node: XmlNode): { account: AccountStatement; entries: Entry[] } {
  const entries = listNodes(node, 'Ntry').map((entry, index) => readEntry(entry, index + 1))
  const lines = entries.filter(({ isBooked }) => isBooked).flatMap((entry) => entry.lines)
  // OPBD and CLBD are the booked balances; PRCD is the closing balance of the statement before this one.
  const openingCents = readBalance(node, 'OPBD') ?? readBalance(node, 'PRCD')
  const closingCents = readBalance(node, 'CLBD')
  const account = getText(node, 'Acct', 'Id', 'IBAN') ?? getText(node, 'Acct', 'Id', 'Othr', 'Id')
  const currency =
    getText(node, 'Acct', 'Ccy') ?? listNodes(node, 'Ntry', 'Amt').map((amount) => String(amount['@Ccy']))[0]
  return {
    entries,
    account: {
      ...(account && { account }),
      ...(currency && { currency }),
      ...(closingCents !== undefined && { closingCents }),
      lines,
      reconciliation: reconcile(openingCents, lines, closingCents),
    },
  }
}

function reconcile(opening: number | undefined, lines: StatementLine[], closing: number | undefined): Reconciliation {
  if (opening === undefined || closing === undefined) return { status: 'unknown' }
  const differenceCents = closing - opening - sumCents(lines)
  return differenceCents === 0 ? { status: 'agrees' } : { status: 'differs', differenceCents }
}

function readBalance(node: XmlNode, code: string): number | undefined {
  const balance = listNodes(node, 'Bal').find((candidate) => getText(candidate, 'Tp', 'CdOrPrtry', 'Cd') === code)
  const cents = parseCents((balance && getText(balance, 'Amt')) ?? '', '.')
  return balance && cents !== undefined ? applyIndicator(cents, balance) : undefined
}

/** An entry is one movement, or a batch whose transactions are known one by one. */
function readEntry(node: XmlNode, number: number): Entry {
  const date = readEntryDate(node, number)
  const cents = applyIndicator(readAmount(node, number), node)
  const reference = getText(node, 'AcctSvcrRef') ?? getText(node, 'NtryRef')
  const info = getText(node, 'AddtlNtryInf') ?? ''
  const transactions = listNodes(node, 'NtryDtls', 'TxDtls')
  const parts = transactions.map((transaction) => readTransaction(transaction, cents))
  const isSplit = parts.length > 1 && parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0) === cents
  const lines = isSplit
    ? transactions.map((transaction, index) => ({
        date,
        cents: parts[index] ?? 0,
        description: describe([transaction], cents, info),
        ...(reference && { reference: `${reference}/${index + 1}` }),
      }))
    : [{ date, cents, description: describe(transactions, cents, info), ...(reference && { reference }) }]
  return {
    lines,
    // Since version 08 the status is a code in an element of its own.
    isBooked: (getText(node, 'Sts') ?? getText(node, 'Sts', 'Cd') ?? 'BOOK') === 'BOOK',
    isReversal: getText(node, 'RvslInd') === 'true',
  }
}

function readTransaction(node: XmlNode, entryCents: number): number | undefined {
  const cents = parseCents(getText(node, 'Amt') ?? getText(node, 'AmtDtls', 'TxAmt', 'Amt') ?? '', '.')
  if (cents === undefined) return undefined
  if (getText(node, 'CdtDbtInd')) return applyIndicator(cents, node)
  return entryCents < 0 ? -cents : cents
}

/**
 * The indicator tells the direction of the entry itself, also where it reverses another: a credit with RvslInd takes
 * back a debit (message definition, ReversalIndicator).
 */
function applyIndicator(cents: number, node: XmlNode): number {
  return getText(node, 'CdtDbtInd') === 'DBIT' ? -cents : cents
}

/** Who stands on the other side, and what was written for them; the bank's own text where there is neither. */
function describe(transactions: XmlNode[], cents: number, info: string): string {
  const side = cents < 0 ? 'Cdtr' : 'Dbtr'
  const texts = transactions.flatMap((transaction) => [
    // Since version 08 the name lies one level deeper, in `Pty`.
    getText(transaction, 'RltdPties', side, 'Nm') ?? getText(transaction, 'RltdPties', side, 'Pty', 'Nm') ?? '',
    ...listTexts(transaction, 'RmtInf', 'Ustrd'),
  ])
  return joinParts(texts) || info
}

function readAmount(node: XmlNode, entry: number): number {
  const text = getText(node, 'Amt')
  if (text === undefined) throw new StatementError({ code: 'missingField', format: 'camt', field: 'Amt', entry })
  const cents = parseCents(text, '.')
  if (cents === undefined)
    throw new StatementError({ code: 'badField', format: 'camt', field: 'Amt', entry, value: text })
  return cents
}

function readEntryDate(node: XmlNode, entry: number): IsoDate {
  const text =
    getText(node, 'BookgDt', 'Dt') ??
    getText(node, 'BookgDt', 'DtTm') ??
    getText(node, 'ValDt', 'Dt') ??
    getText(node, 'ValDt', 'DtTm')
  if (text === undefined) throw new StatementError({ code: 'missingField', format: 'camt', field: 'BookgDt', entry })
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  const date = createDate(Number(year), Number(month), Number(day))
  if (!date) throw new StatementError({ code: 'badField', format: 'camt', field: 'BookgDt', entry, value: text })
  return date
}
