#!/usr/bin/env bash
# ical-generator 11.1.2 writes backslashes into a URL that has a comma or a semicolon.
#
# Expected: the address as it is. RFC 5545, 3.3.13: a value of the type URI has no escapes; only
# values of the type TEXT have them.
# Seen: the address with a backslash before the semicolon and the comma. A reader that keeps to
# the RFC (ts-ics) hands out the backslashes; node-ical takes them away.
# Hurts: the guest of a video call: the link in the invitation opens another address, or none.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical-generator@11.1.2 ts-ics@2.4.6 node-ical@0.26.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import makeCalendar from 'ical-generator'
import nodeIcal from 'node-ical'
import tsIcs from 'ts-ics'

const url = 'https://meet.example.com/j/1;room=2?day=a,b'
const calendar = makeCalendar()
calendar.createEvent({ start: new Date('2026-12-01T10:00Z'), end: new Date('2026-12-01T11:00Z'), summary: 'Call', url })
const text = calendar.toString()
const byTsIcs = tsIcs.convertIcsCalendar(undefined, text).events[0].url
const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT')
console.log(`given:     ${url}\nts-ics:    ${byTsIcs}\nnode-ical: ${event.url.val}`)
assert.equal(byTsIcs, url.replace(/[;,]/g, '\\$&'))
assert.equal(event.url.val, url)
JS
node check.mjs
