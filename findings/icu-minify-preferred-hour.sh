#!/usr/bin/env bash
# icu-minify 4.15.0, and with it next-intl with `precompile`, prints a time without its hour.
#
# Expected: "18:30", in English "6:30 PM", for `{start, time, ::jmm}`. In a skeleton "j" asks for the hour as the
# language prefers it (UTS 35, part 4, "Date Field Symbol Table"). The package promises full support of `time`, and
# intl-messageformat, which next-intl uses without `precompile`, prints the hour.
# Seen: "30". The compiler reads a message before it knows the language, and drops the letter; `J` as well, while `H`
# and `h` stay. With a day in front the sentence looks whole: "vendredi 5 mars à 30".
# Hurts: who is told when something begins: bookings, reminders and timetables lose their hours, in each language, as
# soon as the setting is turned on, and neither the build nor the page reports it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact icu-minify@4.15.0 use-intl@4.15.0 react@19.3.1 \
  intl-messageformat@12.1.5 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { IntlMessageFormat } from 'intl-messageformat'
import formatPrecompiled from 'use-intl/format-message/format-only' // The half that next-intl puts into the page.

process.env.TZ = 'UTC'
const values = { start: new Date('2027-03-05T18:30:00Z') }
const formatters = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
}
const options = { formatters, timeZone: 'UTC' }
for (const locale of ['es', 'en', 'fr', 'zh'])
  for (const skeleton of ['jmm', 'EEEEdMMMMjmm', 'Jmm', 'Hmm']) {
    const message = `{start, time, ::${skeleton}}`
    const expected = new IntlMessageFormat(message, locale).format(values)
    const seen = format(compile(message), locale, values, options)
    console.log(`${locale} ::${skeleton}: "${seen}" instead of "${expected}"`)
    assert.equal(formatPrecompiled('start', compile(message), values, { locale, ...options }), seen)
    assert.match(expected, /(18|6):30/)
    if (skeleton === 'Hmm') assert.equal(seen, expected)
    else assert.match(seen, /^([^:]*\D)?30$/)
  }
JS
node check.mjs
