#!/usr/bin/env bash
# chinese-days 1.5.7 calls the Spring Festival and the National Day of a year that it does not
# know working days.
#
# Expected: at least the days that the State Council's regulation of November 2024 fixes for
# every year: New Year's Eve and the first three days of the lunar year (5 to 8 February 2027)
# and 1 to 3 October. Else an error, or "unknown", because the arrangement of a year is
# announced in the autumn before.
# Seen: 8 February and 1 October 2027 are plain working days, with no sign that the data of the
# year are missing; 2026 is right.
# Hurts: who plans courses, deliveries or reminders with people in China for next year.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact chinese-days@1.5.7
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import days from 'chinese-days'

const read = (day) => `${day}: ${days.getDayDetail(day).work ? 'work' : 'free'}`
const seen = ['2026-02-18', '2026-10-01', '2027-02-08', '2027-10-01'].map(read)
console.log(`chinese-days 1.5.7: ${seen.join(', ')}\nexpected: free on all four`)
assert.deepEqual(seen, ['2026-02-18: free', '2026-10-01: free', '2027-02-08: work', '2027-10-01: work'])
JS
node check.mjs
