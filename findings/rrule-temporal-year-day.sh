#!/usr/bin/env bash
# rrule-temporal 2.2.8 lets BYDAY add days where it should limit them, and finds the 53rd weekday of a
# year twice.
#
# Expected: one Tuesday a year for "the first seven days that are a Tuesday" (RFC 5545, 3.3.10: with
# BYYEARDAY, BYDAY limits), and one day in 2026 for "the 53rd Thursday from the end".
# Seen: all seven days of each year; 1 January and 31 December 2026. The older rrule 2.8.1 is right.
# Hurts: who took the newest reader of rules for its Temporal dates: a yearly meeting fills a week, and
# a rare one comes twice.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact rrule-temporal@2.2.8 rrule@2.8.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import rrule from 'rrule'
import { RRuleTemporal } from 'rrule-temporal'

const list = (start, rule) => {
  const text = `DTSTART:${start}T100000Z\nRRULE:${rule}`
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-12-31T23:00:00Z')]
  const seen = new RRuleTemporal({ rruleString: text }).between(from, to, true).map((day) => day.toPlainDate().toString())
  const right = rrule.rrulestr(text).between(from, to, true).map((day) => day.toISOString().slice(0, 10))
  console.log(`${rule}, 2026 and 2027\n  rrule-temporal 2.2.8: ${seen.join(', ')}\n  rrule 2.8.1: ${right.join(', ')}`)
  return [seen.length, right.length]
}
assert.deepEqual(list('20250107', 'FREQ=YEARLY;BYYEARDAY=1,2,3,4,5,6,7;BYDAY=TU'), [14, 2])
assert.deepEqual(list('20250102', 'FREQ=YEARLY;BYDAY=-53TH'), [2, 1])
JS
node check.mjs
