#!/usr/bin/env bash
# calendar-link 2.11.5 writes whole days as times that are none.
#
# Expected: `DTSTART;VALUE=DATE:20270330`. Without the parameter the value is a date with a time (RFC 5545, 3.8.2.4),
# and `20270330` is none (3.3.5). The same holds for DTEND (3.8.2.2).
# Seen: `DTSTART:20270330`. ical.js refuses the file; with the parameter it reads one day.
# Hurts: visitors who press "add to my calendar" for a course of whole days, if their calendar reads the file
# strictly: nothing is added.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact calendar-link@2.11.5 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { ics } from 'calendar-link'
import ICAL from 'ical.js'

const link = ics({ title: 'Course', start: '2027-03-30', end: '2027-03-31', allDay: true, uid: '1@example.com' })
const written = decodeURIComponent(link.slice(link.indexOf(',') + 1))
function read(text) {
  try {
    const start = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstPropertyValue('dtstart')
    return `${start.isDate ? 'day' : 'time'} ${start}`
  } catch (error) {
    return error.message
  }
}
const days = written.match(/^DT(START|END).*$/gm)
const seen = [read(written), read(written.replaceAll(/^(DTSTART|DTEND):/gm, '$1;VALUE=DATE:'))]
console.log(`written: ${days.join(', ')}\nas written, by ical.js 2.2.1: ${seen[0]}\nwith VALUE=DATE: ${seen[1]}`)
assert.deepEqual(days, ['DTSTART:20270330', 'DTEND:20270331'])
assert.match(seen[0], /^invalid date-time value/)
assert.equal(seen[1], 'day 2027-03-30')
JS
node check.mjs
