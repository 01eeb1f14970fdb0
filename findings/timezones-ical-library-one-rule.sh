#!/usr/bin/env bash
# timezones-ical-library 2.3.2 writes the present offset of a zone for all years since 1970.
#
# Expected: an event in Vancouver on 15 January 2026 at 09:00 is at 17:00 UTC: the province gave
# up its winter time in the course of 2026, so that month was still at UTC-8.
# Seen: one observance that begins in 1970 with UTC-7, so that the event is read as 16:00 UTC.
# Hurts: who keeps or exports past appointments and invoices by the hour in Vancouver, Edmonton
# or Inuvik: all winters before 2026 are an hour off. Times in UTC are right everywhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact timezones-ical-library@2.3.2 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'

const [zone] = tzlib_get_ical_block('America/Vancouver')
const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', zone.trim(), 'BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=America/Vancouver:20250115T090000', 'END:VEVENT', 'END:VCALENDAR']
const calendar = new ICAL.Component(ICAL.parse(lines.join('\r\n').replace(/\r?\n/g, '\r\n')))
ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')))
const seen = new ICAL.Event(calendar.getFirstSubcomponent('vevent')).startDate.toJSDate().toISOString()
const names = { timeZone: 'America/Vancouver', hourCycle: 'h23', hour: '2-digit' }
const hour = new Intl.DateTimeFormat('en', names).format(new Date('2025-01-15T17:00:00Z'))
console.log(`15 January 2025, 09:00 in Vancouver\n  by the written zone: ${seen}\n  by Intl: 17:00 UTC is ${hour}:00 there`)
assert.equal(zone.match(/BEGIN:(STANDARD|DAYLIGHT)/g).length, 1)
assert.equal(hour, '09')
assert.equal(seen, '2025-01-15T16:00:00.000Z')
JS
node check.mjs
