#!/usr/bin/env bash
# vcard-creator 1.0.0 writes the name of a time zone where an offset stands, and the birthday of a `Date` a day early.
#
# Expected: `TZ;VALUE=text:Europe/Madrid`. The value of TZ is an offset such as +01:00 as long as no VALUE says that it
# is a text (RFC 2426, 3.4.1, which the README names for it). A birthday is a day, and `new Date(1990, 4, 1)` is 1 May.
# Seen: `TZ:Europe/Madrid`, as in the example of the README. ical.js 2.2.1, which reads cards in Thunderbird, throws at
# this property. The birthday is 30 April in Spain, France and China, because the day is taken in UTC; a text in place
# of a `Date` is written as it is.
# Hurts: who makes cards for a team or behind a QR code: a reader that knows the types refuses the card, others drop
# the zone, and greetings come on the wrong day.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact vcard-creator@1.0.0 ical.js@2.2.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import Card from 'vcard-creator'

function write(add) {
  const card = new Card().addName({ givenName: 'Ana', familyName: 'Example' })
  add(card)
  return card.toString()
}
const line = (text, name) => text.split(/\r?\n/).find((part) => part.startsWith(name))
const zone = (text) => new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('tz')

const byName = write((card) => card.addTimezone('Europe/Madrid'))
const byOffset = write((card) => card.addTimezone('+01:00'))
const right = byName.replace('TZ:', 'TZ;VALUE=text:')
assert.equal(`${zone(byOffset)}`, '+01:00')
assert.equal(zone(right), 'Europe/Madrid')
assert.equal(line(byName, 'TZ'), 'TZ:Europe/Madrid')
assert.throws(() => zone(byName), /integer/)

const birthday = line(write((card) => card.addBirthday(new Date(1990, 4, 1))), 'BDAY')
console.log(`${line(byName, 'TZ')} is refused; 1 May 1990 in ${process.env.TZ}: ${birthday}`)
assert.equal(birthday, 'BDAY:1990-04-30')
assert.equal(line(write((card) => card.addBirthday('1990-05-01')), 'BDAY'), 'BDAY:1990-05-01')
JS
for zone in Europe/Madrid Europe/Paris Asia/Shanghai; do TZ=$zone node check.mjs; done
