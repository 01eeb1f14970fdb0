#!/usr/bin/env bash
# @touch4it/ical-timezones 1.9.0 still changes the clocks of Mexico and Brazil.
#
# Expected: no summer time in Mexico City since 30 October 2022 (Ley de los Husos Horarios en los Estados Unidos
# Mexicanos, Diario Oficial of 28 October 2022), and none in São Paulo since 2019 (Decreto 9.772 of 25 April 2019).
# Seen: rules without an end for both; an event at 18:00 is an hour early for a calendar that reads them.
# Hurts: who invites people in Mexico from April to October, or in Brazil from November to February: each
# invitation brings its own wrong clock.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @touch4it/ical-timezones@1.9.0 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { getVtimezone } from '@touch4it/ical-timezones'
import ICAL from 'ical.js'

const events = [
  ['America/Mexico_City', '2027-07-15T18:00:00', '2027-07-16T00:00:00Z', '2027-07-15T23:00:00Z'],
  ['America/Mexico_City', '2027-12-15T18:00:00', '2027-12-16T00:00:00Z', '2027-12-16T00:00:00Z'],
  ['America/Sao_Paulo', '2027-12-15T18:00:00', '2027-12-15T21:00:00Z', '2027-12-15T20:00:00Z'],
  ['Europe/Madrid', '2027-07-15T18:00:00', '2027-07-15T16:00:00Z', '2027-07-15T16:00:00Z'],
]
for (const [zone, local, expected, seen] of events) {
  const rules = new ICAL.Component(ICAL.parse(getVtimezone(zone))).getFirstSubcomponent('vtimezone')
  const time = ICAL.Time.fromDateTimeString(local)
  time.zone = new ICAL.Timezone(rules)
  const universal = time.convertToZone(ICAL.Timezone.utcTimezone).toString()
  console.log(`${local} in ${zone}: ${universal} (expected: ${expected})`)
  assert.equal(universal, seen)
}
JS
node check.mjs
