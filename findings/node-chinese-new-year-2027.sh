#!/usr/bin/env bash
# Node 26.10.0 has two dates for the Chinese New Year of 2027: `Intl` and `Temporal` disagree.
#
# Expected: 6 February 2027 from both. The new moon is at 23:56 in Beijing on that day, so that
# it begins the month by GB/T 33661-2017; the calendars of Hong Kong and Singapore have that day
# as a holiday.
# Seen: `Temporal` says 6 February, as packages for this calendar do; `Intl` with the calendar
# "chinese" (ICU 78) calls it the 30th of the twelfth month. 3 February 2030 is wrong in the
# other direction.
# Hurts: who greets, closes or plans by the lunar date and prints it by `Intl`: next year the
# whole first month is a day late, without an error.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact node@26.10.0 lunar-javascript@1.7.7
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import lunar from 'lunar-javascript'

const format = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', day: 'numeric', month: 'numeric' })
const read = (year, month, day) => {
  const date = Temporal.PlainDate.from({ year, month, day }).withCalendar('chinese')
  const byPackage = lunar.Solar.fromYmd(year, month, day).getLunar()
  return [format.format(Date.UTC(year, month - 1, day)), `${date.month}/${date.day}`, `${byPackage.getMonth()}/${byPackage.getDay()}`]
}
const seen = [read(2027, 2, 6), read(2030, 2, 3)]
console.log(`Node ${process.version}, ICU ${process.versions.icu}; month/day by Intl, Temporal, lunar-javascript:`)
console.log(`  6 February 2027: ${seen[0].join(', ')}\n  3 February 2030: ${seen[1].join(', ')}`)
assert.deepEqual(seen, [['12/30', '1/1', '1/1'], ['1/2', '1/1', '1/1']])
JS
node_modules/.bin/node check.mjs
