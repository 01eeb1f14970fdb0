#!/usr/bin/env bash
# sales-tax 2.23.0 charges the rate of the mainland in the Canaries, the Azores and Madeira.
#
# Expected: the Canaries (ES-CN) are outside the territory of VAT, and their own tax has a
# general rate of 7 %; the Azores have 16 % and Madeira 22 % (Directive 2006/112/EC, articles 6
# and 105).
# Seen: 21 %, 23 % and 23 %. The codes of the Canaries' two provinces (GC, TF) give 7 %, that of
# the community, which address forms write, does not.
# Hurts: a seller whose form asks for the region: an invoice with a tax that is not due.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact sales-tax@2.23.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import tax from 'sales-tax'

const places = [['ES', 'CN'], ['ES', 'GC'], ['ES', 'TF'], ['PT', '20'], ['PT', '30']]
const seen = []
for (const [country, region] of places) seen.push(`${country}-${region} ${Math.round((await tax.getSalesTax(country, region)).rate * 100)} %`)
console.log(`sales-tax 2.23.0: ${seen.join(', ')}\nexpected: 7, 7, 7, 16 and 22 %`)
assert.deepEqual(seen, ['ES-CN 21 %', 'ES-GC 7 %', 'ES-TF 7 %', 'PT-20 23 %', 'PT-30 23 %'])
JS
node check.mjs
