#!/usr/bin/env bash
# stdnum 1.12.0 refuses VAT numbers of persons in Bulgaria and Czechia, and has none of Northern
# Ireland.
#
# Expected: all three kinds are in force: ten digits of a Bulgarian person (their personal
# number), nine digits that begin with 6 in Czechia (both as in the Python package that this one
# follows), and XI since 2021 for goods in Northern Ireland.
# Seen: an invalid format, a wrong check digit, and no module for XI; `GB` refuses the prefix.
# Hurts: a form that refuses what the package refuses: sole traders cannot order.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact stdnum@1.12.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { stdnum } from 'stdnum'

const check = (country, kind, number) => (stdnum[country] ? stdnum[country][kind].validate(number).isValid : 'no module')
const seen = {
  'BG person, as a personal number': check('BG', 'egn', '7501020018'),
  'BG person, as a VAT number': check('BG', 'vat', '7501020018'),
  'CZ person with a 6': check('CZ', 'dic', '612345670'),
  'CZ company': check('CZ', 'dic', '25123891'),
  XI: check('XI', 'vat', '110305878'),
}
console.log('stdnum 1.12.0 finds valid:', seen)
assert.deepEqual(Object.values(seen), [true, false, false, true, 'no module'])
JS
node check.mjs
