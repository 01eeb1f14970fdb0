#!/usr/bin/env bash
# rrule-temporal 2.2.8 describes each day that is counted from the end as the last one.
#
# Expected: words for "the last Friday but one" and "the last day of the month but one", or an error. A negative number
# counts from the end: -1FR is the last Friday of the month, -2FR the one before it, and likewise in the other parts of
# a rule (RFC 5545, 3.3.10). The package finds the right dates, and says that it describes a rule in these languages.
# Seen: `toText` says "last Friday", "último viernes", "le dernier vendredi" and 最后 星期五 for -1FR, -2FR and -3FR
# alike, and "the last day of the month" for BYMONTHDAY=-2; it is the same with BYYEARDAY and BYSETPOS.
# Hurts: who reads the rule of a course or a payment below a form or in a mail: the text names a later day than the
# calendar, a week later for a weekday.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact rrule-temporal@2.2.8 temporal-polyfill@1.0.8 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { RRuleTemporal } from 'rrule-temporal'
import { toText } from 'rrule-temporal/totext'

const languages = ['en', 'es', 'fr', 'zh']
/** The first date of a rule from January 2027 on, and its text in each language. */
function read(rule) {
  const dates = new RRuleTemporal({ rruleString: `DTSTART:20270101T000000Z\nRRULE:${rule};COUNT=1` })
  return [String(dates.all()[0]).slice(0, 10), ...languages.map((language) => toText(dates, language))]
}
for (const [part, days] of [
  ['FREQ=MONTHLY;BYDAY=-1FR,-2FR,-3FR', ['2027-01-29', '2027-01-22', '2027-01-15']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1,-2,-3', ['2027-01-31', '2027-01-30', '2027-01-29']],
  ['FREQ=YEARLY;BYYEARDAY=-1,-2,-3', ['2027-12-31', '2027-12-30', '2027-12-29']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1,-2,-3', ['2027-01-29', '2027-01-28', '2027-01-27']],
]) {
  const [, name, numbers] = part.match(/(.*=)(.*)/)
  const seen = numbers.split(',').map((number) => read(name + number))
  console.log(part, '\n ', seen.map(([day]) => day).join(', '), '\n ', seen[1].slice(1).join('\n  '))
  assert.deepEqual(seen.map(([day]) => day), days)
  for (const [, ...texts] of seen) assert.deepEqual(texts, seen[0].slice(1))
}
assert.match(read('FREQ=MONTHLY;BYDAY=-2FR')[2], /último viernes/)
JS
node check.mjs
