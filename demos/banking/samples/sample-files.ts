import Papa from 'papaparse'
import { addDays, type IsoDate } from '../engine/calendar.ts'
import { formatCents } from '../engine/money.ts'
import { type StatementLine, sumCents } from '../engine/movement.ts'
import { createHousehold, openingCents, sampleTo } from './household.ts'
import { type Country, type SampleTexts, sampleTexts } from './sample-texts.ts'

export type SampleFile = { name: string; type: string; content: string }

type Part = { lines: StatementLine[]; openingCents: number; from: IsoDate; to: IsoDate; texts: SampleTexts }

/** The sample account as three files, as if its bank had changed its export: their days overlap on purpose. */
export function createSampleFiles(country: Country): SampleFile[] {
  const csv = cutOut(country, '2025-09-01', '2026-05-31')
  const camt = cutOut(country, '2026-05-15', '2026-08-31')
  const ofx = cutOut(country, '2026-08-15', sampleTo)
  return [
    { name: `sample-${country}-1.csv`, type: 'text/csv', content: csvWriters[country](csv) },
    { name: `sample-${country}-2.xml`, type: 'application/xml', content: writeCamt(camt) },
    { name: `sample-${country}-3.ofx`, type: 'application/x-ofx', content: writeOfx(ofx) },
  ]
}

function cutOut(country: Country, from: IsoDate, to: IsoDate): Part {
  const all = createHousehold(country)
  const before = all.filter(({ date }) => date < from)
  return {
    from,
    to,
    texts: sampleTexts[country],
    openingCents: openingCents + sumCents(before),
    lines: all.filter(({ date }) => date >= from && date <= to),
  }
}

const csvWriters: Record<Country, (part: Part) => string> = {
  es: writeSpanishCsv,
  fr: writeFrenchCsv,
  gb: writeBritishCsv,
}

/** Lines above the table, the newest movement first, decimal commas, a balance. */
function writeSpanishCsv(part: Part): string {
  const rows = withBalances(part).map(({ date, description, cents, balance }) => [
    formatDate(date, '/'),
    formatDate(date, '/'),
    description,
    formatCents(cents, ','),
    'EUR',
    formatCents(balance, ','),
  ])
  return joinRows(';', [
    ['Cuenta', groupIban(part.texts.iban)],
    ['Titular', 'HOGAR DE MUESTRA (DATOS INVENTADOS)'],
    [],
    ['F. Operación', 'F. Valor', 'Concepto', 'Importe', 'Divisa', 'Saldo'],
    ...rows.toReversed(),
  ])
}

/** A column for each direction, decimal commas, no balance but the one above the table. */
function writeFrenchCsv(part: Part): string {
  const closing = part.openingCents + sumCents(part.lines)
  return joinRows(';', [
    ['Compte', groupIban(part.texts.iban), 'MENAGE EXEMPLE (DONNEES INVENTEES)'],
    [`Solde au ${formatDate(part.to, '/')}`, `${formatCents(closing, ',')} EUR`],
    [],
    ['Date', 'Libellé', 'Débit euros', 'Crédit euros'],
    ...part.lines.map(({ date, description, cents }) => [
      formatDate(date, '/'),
      description,
      cents < 0 ? formatCents(cents, ',') : '',
      cents < 0 ? '' : formatCents(cents, ','),
    ]),
  ])
}

/** Names of months, pounds in the cells, what was paid out without a sign. */
function writeBritishCsv(part: Part): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return joinRows(',', [
    ['Account', groupIban(part.texts.iban), 'EXAMPLE HOUSEHOLD (INVENTED DATA)'],
    [],
    ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'],
    ...withBalances(part).map(({ date, description, cents, balance }) => [
      format.format(new Date(date)),
      description,
      cents < 0 ? `£${formatCents(-cents)}` : '',
      cents < 0 ? '' : `£${formatCents(cents)}`,
      `£${formatCents(balance)}`,
    ]),
  ])
}

/** ISO 20022, version 02, with a batch of one statement. */
function writeCamt({ lines, openingCents, from, to, texts }: Part): string {
  const { currency, iban } = texts
  const closing = openingCents + sumCents(lines)
  const amount = (cents: number) =>
    `<Amt Ccy="${currency}">${formatCents(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
  const balance = (code: string, cents: number, date: IsoDate) =>
    `      <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${date}</Dt></Dt></Bal>`
  const entries = lines.map(
    ({ date, cents, description, reference }) => `      <Ntry>
        ${amount(cents)}<Sts>BOOK</Sts>
        <BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${date}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
        <NtryDtls><TxDtls><RmtInf><Ustrd>${escapeXml(description)}</Ustrd></RmtInf></TxDtls></NtryDtls>
      </Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>SAMPLE-${to}</MsgId><CreDtTm>${to}T20:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>SAMPLE</Id><CreDtTm>${to}T20:00:00</CreDtTm>
      <FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', openingCents, addDays(from, -1))}
${balance('CLBD', closing, to)}
${entries.join('\n')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`
}

/** OFX 1.0.3: SGML, whose elements with text have no end tags. Names longer than 32 characters go on in the memo. */
function writeOfx({ lines, openingCents, from, to, texts }: Part): string {
  const date = (day: IsoDate) => day.replaceAll('-', '')
  const movements = lines.map(
    ({ date: day, cents, description, reference }) => `<STMTTRN>
<TRNTYPE>${cents < 0 ? 'DEBIT' : 'CREDIT'}
<DTPOSTED>${date(day)}120000
<TRNAMT>${formatCents(cents)}
<FITID>${reference}
<NAME>${escapeXml(description.slice(0, 32))}
<MEMO>${escapeXml(description)}
</STMTTRN>`,
  )
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:103
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>${date(to)}<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS>
<CURDEF>${texts.currency}
<BANKACCTFROM><BANKID>SAMPLE<ACCTID>${texts.iban.slice(-10)}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>${date(from)}
<DTEND>${date(to)}
${movements.join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>${formatCents(openingCents + sumCents(lines))}<DTASOF>${date(to)}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`
}

function withBalances({ lines, openingCents: opening }: Part): (StatementLine & { balance: number })[] {
  let balance = opening
  return lines.map((line) => {
    balance += line.cents
    return { ...line, balance }
  })
}

/** @param separator between day, month and year */
function formatDate(date: IsoDate, separator: string): string {
  return date.split('-').toReversed().join(separator)
}

function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

function joinRows(delimiter: string, rows: string[][]): string {
  return `${Papa.unparse(rows, { delimiter, newline: '\r\n', skipEmptyLines: false })}\r\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
