#!/usr/bin/env bash
# chrono-node 2.10.3 takes the day after tomorrow for tomorrow in French, Spanish and Portuguese, and the day before
# yesterday for yesterday in French.
#
# Expected: 2 December for "après-demain", "pasado mañana" and "depois de amanhã", said on 30 November, and 28 November
# for "avant-hier"; or no date. They are set words (dictionaries of the Académie française and of the RAE). The package
# lists French as supported, the other two in part, and reads "übermorgen", "dopodomani" and the English words rightly.
# Seen: the second half of the word is found, "demain" in "après-demain", and the date is a day off. An hour that
# follows is kept, so that the result looks complete.
# Hurts: bookings and reminders that are typed or spoken in these languages: the meeting is a day early.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact chrono-node@2.10.3 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import * as chrono from 'chrono-node'

const now = new Date('2026-11-30T12:00:00Z')
const words = [
  ['de', 'übermorgen um 10 Uhr', '2026-12-02'],
  ['it', 'dopodomani', '2026-12-02'],
  ['en', 'the day after tomorrow', '2026-12-02'],
  ['fr', 'après-demain à 10h', '2026-12-01'],
  ['es', 'pasado mañana a las 10', '2026-12-01'],
  ['pt', 'depois de amanhã', '2026-12-01'],
  ['fr', 'avant-hier', '2026-11-29'],
]
for (const [language, text, day] of words) {
  const [result] = chrono[language].parse(text, { instant: now, timezone: 'UTC' })
  const seen = result.start.date().toISOString().slice(0, 10)
  console.log(`${language}: "${text}": ${seen}, from "${result.text}"`)
  assert.equal(seen, day)
}
JS
node check.mjs
