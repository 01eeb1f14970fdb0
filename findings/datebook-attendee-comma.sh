#!/usr/bin/env bash
# datebook 8.0.1 writes the name of a guest so that its comma or colon ends it, and a reminder that repeats backwards.
#
# Expected: CN="Núñez, Ana" in quotation marks: a value of a parameter with a comma, a colon or a semicolon "MUST be
# placed in quoted text" (RFC 5545, 3.2). Between two repeats of a reminder is a positive duration, PT5M (3.8.2.5). The
# title of the same event has its backslash.
# Seen: `CN=Núñez, Ana`, which is two names. With "Sala 2: Ana" the colon ends the parameters, and ical.js reads the
# rest of the name and RSVP as the address. `duration: { minutes: 5 }` becomes -PT5M, with the sign of the trigger.
# Hurts: who invites people by the names of their address book, often "family name, given name", or rooms by theirs: the
# guest has half a name, or an address that no mail reaches, and a reminder is to repeat before it has begun.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact datebook@8.0.1 ical.js@2.2.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { ICalendar } from 'datebook'
import ICAL from 'ical.js'

function write(name) {
  const [start, end] = [9, 11].map((hour) => new Date(Date.UTC(2027, 2, 5, hour)))
  const attendees = [{ name, email: 'ana@example.com', icsOptions: { rsvp: true } }]
  const calendar = new ICalendar({ title: 'Curso, nivel 1', start, end, attendees })
  const again = { repeat: 2, duration: { minutes: 5 } }
  calendar.addAlarm({ action: 'DISPLAY', description: 'Curso', trigger: { minutes: 15 }, ...again })
  return calendar.render()
}
const seen = {}
for (const name of ['Ana', 'Núñez, Ana', 'Sala 2: Ana']) {
  const text = write(name)
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  assert.match(text, /^SUMMARY:Curso\\, nivel 1\r?$/m)
  assert.match(text, /^TRIGGER:-PT15M\r?$/m)
  assert.match(text, /^DURATION:-PT5M\r?$/m)
  seen[text.match(/^ATTENDEE.*(?=:MAILTO)/m)[0]] = event.getFirstPropertyValue('attendee')
}
console.log(seen)
assert.deepEqual(seen, {
  'ATTENDEE;CN=Ana;RSVP=TRUE': 'MAILTO:ana@example.com',
  'ATTENDEE;CN=Núñez, Ana;RSVP=TRUE': 'MAILTO:ana@example.com',
  'ATTENDEE;CN=Sala 2: Ana;RSVP=TRUE': ' Ana;RSVP=TRUE:MAILTO:ana@example.com',
})
JS
node check.mjs
