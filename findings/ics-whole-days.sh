#!/usr/bin/env bash
# ics 3.12.0 writes durations of whole days and weeks that iCalendar does not have, and cuts a category at its
# comma.
#
# Expected: "P1D", "P2W" and "P8D": a "T" stands before hours, minutes or seconds alone, and weeks stand alone
# (RFC 5545, 3.3.6). A comma inside a category has a backslash, as in each other text (3.3.11).
# Seen: "P1DT", "P2WT" and "P1W1DT". The category "Training, in company" is written as two. The title and the
# place of the same event have their backslash.
# Hurts: whole-day courses and holidays: the duration is refused by readers that keep to the grammar, such as
# `Temporal.Duration` of Node 26 (shown with temporal-polyfill); readers that forgive hide it from the author.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ics@3.12.0 temporal-polyfill@1.0.8
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createEvent } from 'ics'
import { Temporal } from 'temporal-polyfill'

const category = 'Training, in company'
const seen = [{ days: 1 }, { weeks: 2 }, { weeks: 1, days: 1 }].map((duration) => {
  const { value } = createEvent({ title: category, start: [2027, 3, 1], duration, categories: [category] })
  const written = value.match(/^DURATION:(.*)\r$/m)[1]
  let read = 'read'
  try {
    Temporal.Duration.from(written)
  } catch {
    read = 'refused'
  }
  return [written, read, ...value.match(/^(SUMMARY|CATEGORIES):.*(?=\r$)/gm)]
})
for (const each of seen) console.log(each.join(' · '))
const texts = ['SUMMARY:Training\\, in company', 'CATEGORIES:Training, in company']
assert.deepEqual(seen, ['P1DT', 'P2WT', 'P1W1DT'].map((written) => [written, 'refused', ...texts]))
JS
node check.mjs
