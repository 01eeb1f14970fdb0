#!/usr/bin/env bash
# pofile-ts 4.0.3, and with it Lingui's format for PO (6.11.0), loses the former text of a fuzzy translation,
# and pofile-ts gives a file empty headers.
#
# Expected: a catalog that is read and written keeps `#| msgid`, the text that the translation was made for
# (GNU gettext manual, 3 "The Format of PO Files"), as it keeps comments and flags, and gets no header that it
# did not have.
# Seen: each `#|` line is gone after one reading and writing; the flag "fuzzy" stays. pofile-ts adds nine empty
# headers, an empty `Content-Type` and an empty `Plural-Forms` among them; Lingui adds none.
# Hurts: translators: Poedit and Weblate show what changed between the former and the present text; after an
# extraction they have a mark and nothing to compare. Tools that take the encoding from the header find none.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact pofile-ts@4.0.3 @lingui/format-po@6.11.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { formatter } from '@lingui/format-po'
import { parsePo, stringifyPo } from 'pofile-ts'

const text = `msgid ""
msgstr ""
"Language: fr\\n"

# asked on Monday
#. js-lingui-explicit-id
#, fuzzy
#| msgid "Two seats are free."
msgid "Three seats are free."
msgstr "Deux places sont libres."
`
const format = formatter()
const context = { locale: 'fr', sourceLocale: 'en', filename: 'fr.po', existing: text }
const written = {
  'pofile-ts': stringifyPo(parsePo(text)),
  Lingui: await format.serialize(await format.parse(text, context), context),
}
const seen = Object.values(written).map((after) => ({
  former: after.includes('#|'),
  mark: after.includes('fuzzy'),
  note: after.includes('asked on Monday'),
  empty: (after.match(/^"[\w-]+: \\n"$/gm) ?? []).length,
}))
for (const [index, name] of Object.keys(written).entries()) console.log(`${name}:`, seen[index])
assert.deepEqual(seen, [{ former: false, mark: true, note: true, empty: 9 }, { former: false, mark: true, note: true, empty: 0 }])
JS
node check.mjs
