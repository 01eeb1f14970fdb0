import { expect, test } from 'vitest'
import { encode } from '../testing.ts'
import { readStatement } from './read-statement.ts'

function read(text: string) {
  return readStatement(encode(text))
}

/**
 * After the example of BankToCustomerStatement in the ISO 20022 message definition report: 500,000.00 opening balance,
 * a payment of 105,678.50 that came in and a batch of 100,000.00 that went out; here with a reversal and a pending entry.
 */
const camt = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>AAAASESS-FP-STAT001</MsgId><CreDtTm>2010-10-18T17:00:00+01:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>AAAASESS-FP-STAT001</Id>
      <Acct><Id><Othr><Id>50000000054910000003</Id></Othr></Id><Ccy>SEK</Ccy></Acct>
      <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">500000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2010-10-15</Dt></Dt></Bal>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">505728.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2010-10-18</Dt></Dt></Bal>
      <Ntry>
        <Amt Ccy="SEK">105678.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><DtTm>2010-10-18T13:15:00+01:00</DtTm></BookgDt><ValDt><Dt>2010-10-18</Dt></ValDt>
        <AcctSvcrRef>AAAASESS-FP-CN_98765/01</AcctSvcrRef>
        <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>MUELLER</Nm></Dbtr></RltdPties><RmtInf><Ustrd>INV 4711</Ustrd></RmtInf></TxDtls></NtryDtls>
      </Ntry>
      <Ntry>
        <Amt Ccy="SEK">100000</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2010-10-18</Dt></BookgDt>
        <AcctSvcrRef>BATCH</AcctSvcrRef>
        <NtryDtls>
          <Btch><NbOfTxs>2</NbOfTxs></Btch>
          <TxDtls><AmtDtls><TxAmt><Amt Ccy="SEK">60000</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>ANNA</Nm></Cdtr></RltdPties></TxDtls>
          <TxDtls><AmtDtls><TxAmt><Amt Ccy="SEK">40000</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>BERT</Nm></Cdtr></RltdPties></TxDtls>
        </NtryDtls>
      </Ntry>
      <Ntry>
        <Amt Ccy="SEK">50</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts>
        <BookgDt><Dt>2010-10-18</Dt></BookgDt><AddtlNtryInf>Fee taken back</AddtlNtryInf>
      </Ntry>
      <Ntry><Amt Ccy="SEK">75</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2010-10-18</Dt></BookgDt></Ntry>
    </Stmt>
  </BkToCstmrStmt>
</Document>`

test('version 02: signs, a batch in its parts, a reversal, and pending entries left out', () => {
  const { accounts, notes, format } = read(camt)
  expect(format).toBe('camt')
  expect(accounts[0]).toMatchObject({
    account: '50000000054910000003',
    currency: 'SEK',
    closingCents: 50_572_850,
    // By hand: 500,000.00 + 105,678.50 − 60,000 − 40,000 + 50 = 505,728.50
    reconciliation: { status: 'agrees' },
    lines: [
      { date: '2010-10-18', cents: 10_567_850, description: 'MUELLER INV 4711', reference: 'AAAASESS-FP-CN_98765/01' },
      { date: '2010-10-18', cents: -6_000_000, description: 'ANNA', reference: 'BATCH/1' },
      { date: '2010-10-18', cents: -4_000_000, description: 'BERT', reference: 'BATCH/2' },
      { date: '2010-10-18', cents: 5_000, description: 'Fee taken back' },
    ],
  })
  expect(notes).toEqual([
    { code: 'notBooked', count: 1 },
    { code: 'reversals', count: 1 },
  ])
})

test('version 08: the status is a code, the party lies deeper, and the namespace has a prefix', () => {
  const { accounts } =
    read(`<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><ns:BkToCstmrStmt><ns:Stmt>
    <ns:Acct><ns:Id><ns:IBAN>ES9121000418450200051332</ns:IBAN></ns:Id></ns:Acct>
    <ns:Ntry><ns:Amt Ccy="EUR">12.30</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>
      <ns:BookgDt><ns:Dt>2026-03-31</ns:Dt></ns:BookgDt>
      <ns:NtryDtls><ns:TxDtls><ns:RltdPties><ns:Cdtr><ns:Pty><ns:Nm>Bar</ns:Nm></ns:Pty></ns:Cdtr></ns:RltdPties></ns:TxDtls></ns:NtryDtls>
    </ns:Ntry></ns:Stmt></ns:BkToCstmrStmt></ns:Document>`)
  expect(accounts).toEqual([
    {
      account: 'ES9121000418450200051332',
      currency: 'EUR',
      lines: [{ date: '2026-03-31', cents: -1_230, description: 'Bar' }],
      reconciliation: { status: 'unknown' },
    },
  ])
})

test('a batch whose parts do not add up stays one movement', () => {
  const { accounts } = read(camt.replace('>40000<', '>39999<'))
  expect(accounts[0]?.lines.map(({ cents }) => cents)).toEqual([10_567_850, -10_000_000, 5_000])
})

test('a closing balance that does not follow is told with the difference', () => {
  const { accounts } = read(camt.replace('505728.50', '505729.50'))
  expect(accounts[0]?.reconciliation).toEqual({ status: 'differs', differenceCents: 100 })
})

test('other XML, broken XML and an entry without a date are refused with the place', () => {
  expect(() => read('<feed></feed>')).toThrow('"unknownXml","root":"feed"')
  expect(() => read(camt.replace('</Stmt>', ''))).toThrow('brokenXml')
  expect(() => read(camt.replace('<BookgDt><Dt>2010-10-18</Dt></BookgDt>', ''))).toThrow('"BookgDt","entry":2')
})

test('a document type, which could define entities without end, is refused', () => {
  const bomb = camt
    .replace('<Document', '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">]><Document')
    .replace('INV 4711', '&a;&a;')
  expect(() => read(bomb)).toThrow('!DOCTYPE')
})
