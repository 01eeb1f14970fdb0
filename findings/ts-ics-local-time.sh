#!/usr/bin/env bash
# ts-ics 2.4.6 reads a time without a zone as UTC, and writes it back so.
#
# Expected: `DTSTART:20270329T100000` is ten o'clock wherever the reader is (RFC 5545, 3.3.5, form 1). A reader must
# be able to tell it from `20270329T100000Z`, and a calendar that is read and written again keeps it.
# Seen: the objects of both are equal, and the event comes out with a Z.
# Hurts: who imports and exports events of local time, a daily dose or a shop's hours: ten becomes noon in
# Spain in summer, and moves once more at each change of clocks.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ts-ics@2.4.6 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics'

function write(time) {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Example//EN', 'BEGIN:VEVENT']
  const event = ['UID:1@example.com', 'DTSTAMP:20270101T000000Z', `DTSTART:${time}`, 'DURATION:PT30M', 'SUMMARY:Walk']
  return [...head, ...event, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
}
function start(text) {
  return new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstPropertyValue('dtstart')
}
const [local, universal] = ['20270329T100000', '20270329T100000Z'].map(write)

const read = convertIcsCalendar(undefined, local)
const again = generateIcsCalendar(read)
const line = again.split(/\r?\n/).find((text) => text.startsWith('DTSTART'))
console.log(`read: ${JSON.stringify(read.events[0].start)}\nwritten again: ${line}`)
console.log(`zone by ical.js 2.2.1: ${start(local).zone.tzid} before, ${start(again).zone.tzid} after`)
assert.deepEqual(read, convertIcsCalendar(undefined, universal))
assert.match(line, /:20270329T100000Z$/)
assert.deepEqual([start(local), start(again)].map(({ zone }) => zone.tzid), ['floating', 'UTC'])
JS
node check.mjs
