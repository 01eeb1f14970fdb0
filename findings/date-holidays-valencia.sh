#!/usr/bin/env bash
# date-holidays 3.37.0 does not know 9 October in Valencia, nor the days of Murcia, Cantabria
# and Navarra.
#
# Expected: 9 October (Comunitat Valenciana), 9 June (Murcia), 28 July (Cantabria), 3 December
# (Navarra): each autonomous community has its day by its statute, and the yearly list in the
# state gazette names it.
# Seen: no entry on these days, while 2 May (Madrid), 9 June (La Rioja) and 8 September
# (Asturias) are there.
# Hurts: who counts working days for a deadline of labour or training law in these regions: it
# is a day too early.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact date-holidays@3.37.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import Holidays from 'date-holidays'

const days = { VC: '10-09', MC: '06-09', CB: '07-28', NC: '12-03', MD: '05-02', RI: '06-09', AS: '09-08' }
const has = (state, day, year) => new Holidays('ES', state).getHolidays(year).some(({ date }) => date.startsWith(`${year}-${day}`))
for (const year of [2025, 2026]) {
  const missing = Object.entries(days).filter(([state, day]) => !has(state, day, year)).map(([state]) => state)
  console.log(`${year}: the day of the community is missing in ${missing.join(', ')}`)
  assert.deepEqual(missing, ['VC', 'MC', 'CB', 'NC'])
}
JS
node check.mjs
