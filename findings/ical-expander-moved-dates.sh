#!/usr/bin/env bash
# ical-expander 3.2.0 loses all later dates of a series as soon as one of them is put off beyond the range, and the one
# that is brought forward into it.
#
# Expected: the dates that are in the range as they take place: 5, 19 and 26 January if the lesson of the 12th is put
# off to February, and the 8th if the lesson of the 26th is held then. RECURRENCE-ID names one date of the set, and the
# others stay (RFC 5545, 3.8.4.4). The package says that it handles events that are overridden so.
# Seen: 5 January alone, and nothing for the week of the 8th. It walks through the series and stops at the first date
# that begins after the range, as if moved dates were in order. (Dates moved within the range were mended in 2020.)
# Hurts: who shows a calendar of others, or offers free times from it: a course looks finished after its first week
# because one evening was postponed, and its hours are given to somebody else.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical-expander@3.2.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import IcalExpander from 'ical-expander'

const event = (summary, day, line) =>
  ['BEGIN:VEVENT', 'UID:course', 'DTSTAMP:20261201T000000Z', `SUMMARY:${summary}`, line]
    .concat([`DTSTART:2027${day}T180000Z`, `DTEND:2027${day}T190000Z`, 'END:VEVENT'])
const move = (from, to) => event('Moved', to, `RECURRENCE-ID:2027${from}T180000Z`)

/** The days of a weekly course, from 5 January on, that are found in a range. */
function read(moved, from, to) {
  const course = event('Course', '0105', 'RRULE:FREQ=WEEKLY;COUNT=4')
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...course, ...moved, 'END:VCALENDAR', '']
  const calendar = new IcalExpander({ ics: lines.join('\r\n') })
  const { events, occurrences } = calendar.between(new Date(`2027-${from}T00:00:00Z`), new Date(`2027-${to}T00:00:00Z`))
  return [...events, ...occurrences].map(({ startDate }) => startDate.toString().slice(5, 10)).sort()
}
const january = ['01-01', '02-01']
const seen = {
  'nothing moved': read([], ...january),
  '12 to 14 January': read(move('0112', '0114'), ...january),
  '12 January to 9 February': read(move('0112', '0209'), ...january),
  '26 to 8 January, the week of the 8th': read(move('0126', '0108'), '01-07', '01-10'),
}
console.log(seen)
assert.deepEqual(Object.values(seen), [
  ['01-05', '01-12', '01-19', '01-26'],
  ['01-05', '01-14', '01-19', '01-26'],
  ['01-05'],
  [],
])
JS
node check.mjs
