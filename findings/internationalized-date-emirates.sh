#!/usr/bin/env bash
# @internationalized/date 3.12.4 takes Friday and Saturday for the weekend of the United Arab Emirates.
#
# Expected: Saturday and Sunday, the weekend of the federal state since 1 January 2022, as Intl.Locale says by the
# data of CLDR. The package itself begins the week there on Monday, as it became with the same change.
# Seen: isWeekend is true on a Friday and false on a Sunday, also for English of the Emirates. Egypt and Saudi Arabia,
# whose weekend is still Friday and Saturday, are right.
# Hurts: bookings and deliveries that are offered on working days (React Aria's calendars hand the function the visitor's
# locale): Sunday is offered, Friday is not.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @internationalized/date@3.12.4 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { isWeekend, parseDate, startOfWeek } from '@internationalized/date'

const sunday = parseDate('2026-11-29')
const week = Array.from({ length: 7 }, (_, day) => sunday.add({ days: day }))
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const find = (isFree) => names.filter((_, day) => isFree(day)).join(' ')

const seen = {}
for (const locale of ['ar-AE', 'en-AE', 'ar-EG', 'ar-SA']) {
  const info = new Intl.Locale(locale)
  const { weekend } = info.getWeekInfo?.() ?? info.weekInfo
  seen[locale] = find((day) => isWeekend(week[day], locale))
  const first = startOfWeek(sunday, locale).toDate('UTC').getUTCDay()
  const byIntl = find((day) => weekend.includes(day || 7))
  console.log(`${locale}: ${seen[locale]}; by Intl: ${byIntl}; the week begins on ${names[first]}`)
  if (locale.endsWith('AE')) assert.deepEqual([byIntl, names[first]], ['Sun Sat', 'Mon'])
}
assert.deepEqual(seen, { 'ar-AE': 'Fri Sat', 'en-AE': 'Fri Sat', 'ar-EG': 'Fri Sat', 'ar-SA': 'Fri Sat' })
JS
node check.mjs
