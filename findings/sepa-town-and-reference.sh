#!/usr/bin/env bash
# sepa 3.0.0 writes an address that banks refuse since 15 November 2026, and a creditor reference that no schema knows.
#
# Expected: the town in `TwnNm` beside `Ctry`. The 2025 rulebooks of SEPA (version 1.1, for SCT and SDD) permit no
# address any more whose town stands in a free line only. A structured reference is `CdtrRefInf` with `Tp`, which has
# `CdOrPrtry` and then `Issr`, and with `Ref` behind it (ISO 20022, pain.001.001.09, CreditorReferenceInformation2).
# Seen: street and town, which the package takes apart from each other and from the country, both become `AdrLine`.
# The reference, its issuer and the code of its kind are all put into `CdorPrtry`, with a small "o", which is no
# element of ISO 20022. The package checks the fields that it is given and has no objection, nor for direct debits.
# Hurts: clubs and schools that collect fees by file, and whoever pays invoices with an RF reference: the bank refuses
# the file, or takes it and loses what the payment was for. Before November the addresses went through.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact sepa@3.0.0 ||
  { echo 'The package could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import SEPA from 'sepa'

/** The part of a file that is about one payment. */
function write(format, values, element) {
  const file = new SEPA.Document(format)
  Object.assign(file.grpHdr, { id: 'A1', created: new Date(2027, 2, 1), initiatorName: 'Example SL' })
  const own = { Name: 'Example SL', IBAN: 'DE02120300000000202051', Id: 'DE98ZZZ09999999999' }
  const info = file.createPaymentInfo()
  for (const side of ['debtor', 'creditor']) {
    for (const [name, value] of Object.entries(own)) info[`${side}${name}`] = value
  }
  Object.assign(info, { requestedExecutionDate: new Date(2027, 2, 1), collectionDate: new Date(2027, 2, 1) })
  file.addPaymentInfo(info)
  const payment = info.createTransaction()
  const mandate = { mandateId: 'M1', mandateSignatureDate: new Date(2026, 2, 1) }
  Object.assign(payment, { end2endId: 'E1', amount: 50, ...mandate, ...values })
  info.addTransaction(payment)
  const part = file.toString().match(new RegExp(`<${element}>.*</${element}>`, 's'))[0]
  return part.replace(/>\s+</g, '><')
}
const person = (side) => ({
  [`${side}Name`]: 'Ana Example',
  [`${side}IBAN`]: 'ES9121000418450200051332',
  [`${side}Street`]: 'Calle Mayor 1',
  [`${side}City`]: 'Madrid',
  [`${side}Country`]: 'ES',
})
const addresses = [
  write('pain.001.001.09', person('creditor'), 'CdtTrfTxInf'),
  write('pain.008.001.08', person('debtor'), 'DrctDbtTxInf'),
].map((part) => part.match(/<PstlAdr>.*<\/PstlAdr>/)[0])
const structuredRemittanceInfo = { typeCode: 'SCOR', issuer: 'ISO', reference: 'RF18539007547034' }
const reference = write('pain.001.001.09', { ...person('creditor'), structuredRemittanceInfo }, 'CdtrRefInf')
console.log(`${addresses.join('\n')}\n${reference}`)
const lines = '<AdrLine>Calle Mayor 1</AdrLine><AdrLine>Madrid</AdrLine>'
for (const address of addresses) assert.equal(address, `<PstlAdr><Ctry>ES</Ctry>${lines}</PstlAdr>`)
const inside = '<Cd>SCOR</Cd><Issr>ISO</Issr><Ref>RF18539007547034</Ref>'
assert.equal(reference, `<CdtrRefInf><Tp><CdorPrtry>${inside}</CdorPrtry></Tp></CdtrRefInf>`)
JS
node check.mjs
