#!/usr/bin/env bash
# node-ical 0.27.2 leaves out the dates that an event has beside its rule.
#
# Expected: three dates. The dates of RDATE belong to the recurrence set, as those of EXDATE are taken out of it
# (RFC 5545, 3.8.5.2). ical.js finds them.
# Seen: `expandRecurringEvent` takes out the date of EXDATE and does not add that of RDATE. The parser keeps RDATE as
# its raw text; nothing in the documentation says that it is not expanded.
# Hurts: who shows a calendar of others, or offers free times from it: a course that makes up for a lost Monday on a
# Friday is missing there, and the hour is given away twice.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact node-ical@0.27.2 ical.js@2.2.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example//EN',
  'BEGIN:VEVENT',
  'UID:1@example.com',
  'DTSTAMP:20270101T000000Z',
  'DTSTART:20270301T090000Z',
  'DTEND:20270301T100000Z',
  'RRULE:FREQ=WEEKLY;COUNT=3',
  'EXDATE:20270308T090000Z',
  'RDATE:20270312T090000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')
const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT')
const range = { from: new Date('2027-02-01'), to: new Date('2027-05-01') }
const seen = nodeIcal.expandRecurringEvent(event, range).map(({ start }) => start.toISOString().slice(0, 10))
const days = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator()
const right = Array.from({ length: 4 }, () => days.next()?.toString().slice(0, 10)).filter(Boolean)
console.log(`node-ical 0.27.2: ${seen.join(', ')}\nical.js 2.2.1:    ${right.join(', ')}`)
assert.deepEqual(seen, ['2027-03-01', '2027-03-15'])
assert.deepEqual(right, ['2027-03-01', '2027-03-12', '2027-03-15'])
JS
node check.mjs
