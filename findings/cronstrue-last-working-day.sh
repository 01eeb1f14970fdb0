#!/usr/bin/env bash
# cronstrue 3.39.0 calls the last working day of a month "the last day of the week of the month" in Spanish, Catalan
# and Portuguese.
#
# Expected: "último día laborable", "últim dia laborable", "último dia útil". `LW` is the last day from Monday to
# Friday (Quartz, "CronTrigger Tutorial"), and the package says "jour ouvrable", "Werktag" and 工作日 in French,
# German and Chinese. "Día de la semana" is any of the seven days (RAE, "semana"), and likewise in the other two.
# Seen: "en el último día de la semana del mes". The working day nearest the 15th (`15W`) is "the day of the week
# nearest the 15th", which is the 15th itself; Italian has this slip too, though its `LW` is right.
# Hurts: who reads in a form when invoices or wages go out: it names no working day, and may be taken for a Sunday.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact cronstrue@3.39.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import cronstrue from 'cronstrue/i18n.js'

const languages = ['en', 'fr', 'de', 'es', 'ca', 'pt_BR', 'pt_PT', 'it']
const anyDay = /d[ií]a de la setmana|día de la semana|dia da semana|giorno della settimana/
const seen = {}
for (const expression of ['0 9 LW * *', '0 9 15W * *']) {
  const texts = languages.map((locale) => cronstrue.toString(expression, { locale, use24HourTimeFormat: true }))
  for (const [index, text] of texts.entries()) console.log(`${expression} ${languages[index]}: ${text}`)
  seen[expression] = languages.filter((_, index) => anyDay.test(texts[index]))
}
assert.deepEqual(seen, { '0 9 LW * *': ['es', 'ca', 'pt_BR', 'pt_PT'], '0 9 15W * *': ['es', 'ca', 'pt_BR', 'pt_PT', 'it'] })
JS
node check.mjs
