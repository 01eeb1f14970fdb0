import { expect, test } from 'vitest'
import { readOfx } from './read-ofx.ts'

/** After the example of a statement response in OFX 1.0.3, section 11.4.1: SGML, elements without end tags. */
const sgml = `OFXHEADER:100
DATA:OFXSGML
VERSION:103
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>19991029101003<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1001<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121099999<ACCTID>999988<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>19991001<DTEND>19991028
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>19991004<TRNAMT>-200.00<FITID>00002<CHECKNUM>1000<MEMO></STMTTRN>
<STMTTRN><TRNTYPE>ATM<DTPOSTED>19991020120000.000[-5:EST]<DTUSER>19991020<TRNAMT>-300.00<FITID>00003<NAME>ATM & CO<MEMO>Main Street</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>200.29<DTASOF>199910291120</LEDGERBAL>
<AVAILBAL><BALAMT>200.29<DTASOF>199910291120</AVAILBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>`

test('OFX 1.x: SGML without end tags, an empty element, a bare ampersand and a time zone', () => {
  expect(readOfx(sgml)).toEqual({
    format: 'ofx',
    notes: [],
    accounts: [
      {
        account: '999988',
        currency: 'USD',
        closingCents: 20_029,
        reconciliation: { status: 'unknown' },
        lines: [
          { date: '1999-10-04', cents: -20_000, description: '', reference: '00002' },
          { date: '1999-10-20', cents: -30_000, description: 'ATM & CO Main Street', reference: '00003' },
        ],
      },
    ],
  })
})

/** OFX 2.x is XML; a credit card has its own message set (section 11.4.3). */
const xml = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX>
  <CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>
    <CURDEF>EUR</CURDEF>
    <CCACCTFROM><ACCTID>4512</ACCTID></CCACCTFROM>
    <BANKTRANLIST>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260301</DTPOSTED><TRNAMT>-12,50</TRNAMT><FITID>A</FITID>
        <PAYEE><NAME>Caf&#233; &amp; Co</NAME></PAYEE><MEMO></MEMO></STMTTRN>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260302</DTPOSTED><TRNAMT>-99.00</TRNAMT><FITID>B</FITID><NAME>Wrong</NAME></STMTTRN>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260302</DTPOSTED><TRNAMT>-9.90</TRNAMT><FITID>C</FITID>
        <CORRECTFITID>B</CORRECTFITID><CORRECTACTION>REPLACE</CORRECTACTION><NAME>Right</NAME></STMTTRN>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260303</DTPOSTED><TRNAMT>-1.00</TRNAMT><FITID>D</FITID><NAME>Gone</NAME></STMTTRN>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260303</DTPOSTED><TRNAMT>0</TRNAMT><FITID>E</FITID>
        <CORRECTFITID>D</CORRECTFITID><CORRECTACTION>DELETE</CORRECTACTION></STMTTRN>
    </BANKTRANLIST>
  </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>
</OFX>`

test('OFX 2.x: XML, a card, a decimal comma, entities, and movements that were replaced or deleted', () => {
  const [account] = readOfx(xml).accounts
  expect(account?.lines.map(({ cents, description }) => [cents, description])).toEqual([
    [-1_250, 'Café & Co'],
    [-990, 'Right'],
  ])
})

test('a movement without amount or with an impossible date is named by its place in the list', () => {
  expect(() => readOfx(sgml.replace('<TRNAMT>-300.00', ''))).toThrow('"field":"TRNAMT","entry":2')
  expect(() => readOfx(sgml.replace('19991004', '19991304'))).toThrow('"field":"DTPOSTED","entry":1,"value":"19991304"')
})

test('a file that is cut in the middle is refused', () => {
  expect(() => readOfx(sgml.slice(0, -100))).toThrow('cutOff')
})
