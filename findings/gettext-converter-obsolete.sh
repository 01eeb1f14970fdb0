#!/usr/bin/env bash
# gettext-converter 1.3.4 makes a note for the next text out of a translation that is kept for later, and takes a guess
# for finished if the entry has a second flag.
#
# Expected: entries behind `#~` are obsolete, parts of the file of their own that a later version may take up again. An
# entry with the flag `fuzzy` is to be checked by a person; more flags stand behind it, after a comma, as msgmerge
# writes them (GNU gettext manual, "Obsolete Entries", "Fuzzy Entries", "The Format of PO Files").
# Seen: after `po2js` and `js2po` the obsolete entry is a translator's comment ("# ~ msgid …") on the text behind it,
# which is another one; at the end of the file it is gone. `po2i18next` with `skipUntranslated` leaves out what is
# `fuzzy`, and hands out what is `fuzzy, c-format`.
# Hurts: teams that keep their words in PO for translators and in JSON for the site: old translations cannot be taken
# up again, translators read notes about other texts, and guesses about texts with a number or a name go live.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact gettext-converter@1.3.4 gettext-parser@10.0.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { js2po, po2i18next, po2js } from 'gettext-converter'
import { po } from 'gettext-parser'

const header = ['msgid ""', 'msgstr ""', '"Language: es\\n"', '"Content-Type: text/plain; charset=UTF-8\\n"', '']
const obsolete = ['#~ msgid "Farewell"', '#~ msgstr "Despedida"', '']
const text = ['msgid "Greeting"', 'msgstr "Saludo"', '']
const unchecked = (flags) => [`#, ${flags}`, `msgid "${flags}: %d days"`, 'msgstr "%d noches"', '']
const write = (...parts) => parts.flat().join('\n')
const comment = (file) => po.parse(file).translations[''].Greeting.comments?.translator

const before = write(header, obsolete, text)
const after = js2po(po2js(before))
console.log(`behind another: ${JSON.stringify(comment(after))}`)
assert.equal(po.parse(before).obsolete[''].Farewell.msgstr[0], 'Despedida')
assert.equal(comment(before), undefined)
assert.match(comment(after), /^~ msgid "Farewell"/)
assert.equal(po.parse(after).obsolete, undefined)

const last = js2po(po2js(write(header, text, obsolete)))
console.log(`at the end: ${last.includes('Farewell') ? 'kept' : 'gone'}`)
assert.ok(!last.includes('Farewell'))

const words = po2i18next(write(header, text, unchecked('fuzzy'), unchecked('fuzzy, c-format')), { skipUntranslated: true })
console.log(`for the site: ${JSON.stringify(words)}`)
assert.deepEqual(words, { Greeting: 'Saludo', 'fuzzy, c-format: %d days': '%d noches' })
JS
node check.mjs
