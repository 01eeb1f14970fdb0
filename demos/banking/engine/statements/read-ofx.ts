import { createDate, type IsoDate } from '../calendar.ts'
import { detectDecimalMark, parseCents } from '../money.ts'
import type { AccountStatement, Statement, StatementLine } from '../movement.ts'
import { joinParts } from './join-parts.ts'
import { getText, listNodes, readXml, type XmlNode } from './read-xml.ts'
import { StatementError } from './statement-error.ts'

/**
 * Reads OFX, in its SGML form (1.x, elements without end tags) and its XML form (2.x): bank and credit card statements.
 * Source of the names: OFX 1.0.3 and 2.2, section 11 (https://financialdataexchange.org/ofx).
 *
 * @throws {StatementError}
 */
export function readOfx(text: string): Statement {
  const body = text.slice(Math.max(0, text.search(/<OFX>/i)))
  if (!/<\/OFX>\s*$/i.test(body)) throw new StatementError({ code: 'cutOff' })
  const ofx = readXml(closeElements(body))
  const bank = listNodes(ofx, 'OFX', 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS')
  const cards = listNodes(ofx, 'OFX', 'CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS')
  const accounts = [...bank, ...cards].map(readAccount)
  if (accounts.every(({ lines }) => lines.length === 0)) throw new StatementError({ code: 'noMovements' })
  return { format: 'ofx', accounts, notes: [] }
}

/**
 * Gives SGML elements the end tags of XML. An element that is never closed anywhere in the file is one that holds text;
 * without text it says nothing and goes. Ampersands that begin no entity are escaped.
 */
function closeElements(sgml: string): string {
  const closed = new Set(Array.from(sgml.matchAll(/<\/([\w.]+)>/g), ([, name]) => name))
  return sgml
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(/<([\w.]+)>([^<]*)(<\/\1>)?/g, (whole, name: string, text: string, end: string | undefined) => {
      if (end) return whole
      if (text.trim()) return `<${name}>${text.trim()}</${name}>`
      return closed.has(name) ? whole : ''
    })
}

function readAccount(node: XmlNode): AccountStatement {
  const account = getText(node, 'BANKACCTFROM', 'ACCTID') ?? getText(node, 'CCACCTFROM', 'ACCTID')
  const currency = getText(node, 'CURDEF')?.toUpperCase()
  const closingCents = readCents(getText(node, 'LEDGERBAL', 'BALAMT'))
  return {
    ...(account && { account }),
    ...(currency && { currency }),
    ...(closingCents !== undefined && { closingCents }),
    lines: applyCorrections(listNodes(node, 'BANKTRANLIST', 'STMTTRN')),
    // OFX has the balance at the end only, so there is nothing to compare the movements with.
    reconciliation: { status: 'unknown' },
  }
}

/** A correction names an earlier movement that it replaces or deletes (OFX 11.4.4.1, CORRECTFITID). */
function applyCorrections(nodes: XmlNode[]): StatementLine[] {
  const corrected = new Set(nodes.map((node) => getText(node, 'CORRECTFITID')))
  return nodes.flatMap((node, index) => {
    if (getText(node, 'CORRECTACTION') === 'DELETE' || corrected.has(getText(node, 'FITID') ?? '')) return []
    return readLine(node, index + 1)
  })
}

function readLine(node: XmlNode, entry: number): StatementLine {
  const reference = getText(node, 'FITID')
  return {
    date: readRequired(node, 'DTPOSTED', entry, readDate),
    cents: readRequired(node, 'TRNAMT', entry, readCents),
    description: joinParts([
      getText(node, 'NAME') ?? getText(node, 'PAYEE', 'NAME') ?? '',
      getText(node, 'MEMO') ?? '',
    ]),
    ...(reference && { reference }),
  }
}

function readRequired<T>(node: XmlNode, field: string, entry: number, read: (text: string) => T | undefined): T {
  const text = getText(node, field)
  if (text === undefined) throw new StatementError({ code: 'missingField', format: 'ofx', field, entry })
  const value = read(text)
  if (value === undefined) throw new StatementError({ code: 'badField', format: 'ofx', field, entry, value: text })
  return value
}

/** `20260331120000.000[-5:EST]`: the day as the bank writes it, which is the one on paper. */
function readDate(text: string): IsoDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(text) ?? []
  return createDate(Number(year), Number(month), Number(day))
}

/** Point or comma, and no thousands separators (OFX 3.2.9.2). */
function readCents(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseCents(text, detectDecimalMark([text]) ?? '.')
}
