#!/usr/bin/env bash
# ibantools 4.5.4 says of five countries of SEPA that they are none.
#
# Expected: true for Albania, Montenegro, Moldova, North Macedonia and Serbia. The European Payments Council took the
# first two into the geographical scope of the schemes in November 2024, the next two in March 2025 and Serbia in May
# 2025 (EPC409-09, list of SEPA scheme countries). `isSEPACountry` is documented as "from a SEPA country".
# Seen: false for all five, although their account numbers are found valid. An open report (ibantools, issue 685) names
# Serbia alone.
# Hurts: forms and invoices that offer a transfer or a direct debit by this answer: a customer in Belgrade or Tirana is
# refused, or told to pay a dear foreign transfer, where an ordinary one reaches.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ibantools@4.5.4 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { isSEPACountry, isValidIBAN } from 'ibantools'

// The examples of the IBAN registry (ISO 13616). Spain and Andorra are there to show that the function works.
const accounts = {
  ES: 'ES9121000418450200051332',
  AD: 'AD1200012030200359100100',
  AL: 'AL47212110090000000235698741',
  ME: 'ME25505000012345678951',
  MD: 'MD24AG000225100013104168',
  MK: 'MK07250120000058984',
  RS: 'RS35260005601001611379',
}
const countries = Object.entries(accounts)
const seen = countries.map(([country, account]) => [country, isValidIBAN(account), isSEPACountry(country)])
for (const [country, valid, sepa] of seen) console.log(`${country}: valid account ${valid}, SEPA ${sepa}`)
assert.deepEqual(seen.map(([, valid]) => valid), Array(7).fill(true))
assert.deepEqual(seen.filter(([, , sepa]) => sepa).map(([country]) => country), ['ES', 'AD'])
JS
node check.mjs
