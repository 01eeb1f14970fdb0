#!/usr/bin/env bash
# ical.js 2.2.1 moves a yearly event of 29 February to 1 March.
#
# Expected: the event is on 29 February 2024, 2028 and 2032. RFC 5545, 3.3.10: instances with an
# invalid date "MUST be ignored and MUST NOT be counted". Two other readers of rules do so.
# Seen: 29 February 2024, then 1 March 2025 and 1 March 2026.
# Hurts: whoever offers free times from a calendar: a yearly event closes a day on which nothing
# is, and the counted series ends years too early.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'

const start = ICAL.Time.fromDateTimeString('2024-02-29T09:00:00')
const days = ICAL.Recur.fromString('FREQ=YEARLY;COUNT=3').iterator(start)
const seen = Array.from({ length: 3 }, () => days.next().toString().slice(0, 10))
console.log('ical.js 2.2.1: yearly from 29 February 2024, three times:', seen.join(', '))
console.log('expected: 2024-02-29, 2028-02-29, 2032-02-29')
assert.deepEqual(seen, ['2024-02-29', '2025-03-01', '2026-03-01'])
JS
node check.mjs
