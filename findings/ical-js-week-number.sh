#!/usr/bin/env bash
# ical.js 2.2.1 reads "Monday of week 20" and "the 20th Monday" of a year as each Monday.
#
# Expected: the days that RFC 5545 prints beside both rules in 3.8.5.3: 12 May 1997, 11 May
# 1998, 17 May 1999, and 19 May 1997, 18 May 1998, 17 May 1999.
# Seen: three Mondays in a row in 1997, from the wrong week for the first rule.
# Hurts: who checks if somebody is busy: a trade fair or a school term that is set by its week
# number fills the calendar each week.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1 rrule-temporal@2.2.8
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'

const rules = [
  ['1997-05-12T09:00:00', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3'],
  ['1997-05-19T09:00:00', 'FREQ=YEARLY;BYDAY=20MO;COUNT=3'],
]
for (const [start, rule] of rules) {
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(start))
  const seen = Array.from({ length: 3 }, () => days.next().toString().slice(0, 10))
  const text = `DTSTART:${start.replace(/[-:]/g, '')}Z\nRRULE:${rule}`
  const others = new RRuleTemporal({ rruleString: text }).all().map((day) => day.toPlainDate().toString())
  console.log(`${rule}\n  ical.js 2.2.1: ${seen.join(', ')}\n  rrule-temporal 2.2.8, as the RFC: ${others.join(', ')}`)
  assert.deepEqual(seen, ['1997-05-19', '1997-05-26', '1997-06-02'])
  assert.equal(new Set(others.map((day) => day.slice(0, 4))).size, 3)
}
JS
node check.mjs
