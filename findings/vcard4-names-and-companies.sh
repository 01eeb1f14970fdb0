#!/usr/bin/env bash
# vcard4 4.0.5 refuses a card that says how its name is sorted, and vcard4-ts 0.4.1 drops the name in a second script
# and the departments of a company.
#
# Expected: RFC 6350, which both packages say that they follow, has each of these with an example: SORT-AS for N and
# ORG (5.9), the same property in two scripts with one ALTID, which count as one (5.4), the units of a company after
# its name with a semicolon before each (6.6.4), and two types in one pair of quotation marks (6.4.1).
# Seen: vcard4 throws "unknown parameter: SORT-AS" for the whole card. vcard4-ts keeps the first name and calls the
# second an illegal duplicate, hands out "Example, SL;Training" as one name, and "work,voice" as one type.
# Hurts: who imports contacts of Spain (de la Cruz is sorted under C), of China or Japan, and of larger companies.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact vcard4@4.0.5 vcard4-ts@0.4.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'vcard4'
import { parseVCards } from 'vcard4-ts'

const write = (...lines) => ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ana de la Cruz', ...lines, 'END:VCARD', ''].join('\r\n')
function readName(line) {
  try {
    parse(write(line))
    return 'read'
  } catch (error) {
    return error.message
  }
}
const sorted = ['N:de la Cruz;Ana;;;', 'N;SORT-AS="Cruz,Ana":de la Cruz;Ana;;;', 'ORG;SORT-AS="Example":The Example'].map(readName)
const { vCards: [card] } = parseVCards(
  write('N;ALTID=1;LANGUAGE=zh:王;小东;;;', 'N;ALTID=1;LANGUAGE=es:Wang;Xiaodong;;;', 'ORG:Example\\, SL;Training', 'TEL;TYPE="work,voice":1'),
)
const others = [card.N.value.familyNames, card.unparseable, card.ORG[0].value, card.TEL[0].parameters.TYPE]
console.log('vcard4 4.0.5:', sorted, '\nvcard4-ts 0.4.1:', others)
assert.equal(sorted[0], 'read')
for (const message of sorted.slice(1)) assert.match(message, /unknown parameter: SORT-AS/)
assert.deepEqual(others, [['王'], ['N;ALTID=1;LANGUAGE=es:Wang;Xiaodong;;;'], ['Example, SL;Training'], ['work,voice']])
JS
node check.mjs
