#!/usr/bin/env bash
# i18next-conv 17.0.0 writes the words for millions in the place of the singular, and leaves them out when it reads.
#
# Expected: three forms. i18next takes the endings of its keys from `Intl.PluralRules` (its documentation, "Plurals"),
# and by CLDR that is "one", "many" and "other" in Spanish, French, Italian and Portuguese: "un millón de visitas". A
# file of gettext says in its header how many forms it has (GNU gettext manual, 11.2.6 "Additional functions for plural
# forms").
# Seen: the file has two forms, "many" and "other"; the singular is nowhere. From a file with three forms the middle one
# is dropped, although its header announces it.
# Hurts: translators and readers of these languages: after one way through a PO file a page says "1 de visitas".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact i18next-conv@17.0.0 i18next@27.1.5 gettext-parser@9.0.2 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import i18next from 'i18next'
import { po } from 'gettext-parser'
import { gettextToI18next, i18nextToPo } from 'i18next-conv'

const options = { compatibilityJSON: 'v4' }
const say = async (language, json, count) => {
  const reader = i18next.createInstance()
  await reader.init({ lng: language, showSupportNotice: false, resources: { [language]: { translation: json } } })
  return reader.t('visit', { count })
}
const words = {
  es: { visit_one: '{{count}} visita', visit_many: '{{count}} de visitas', visit_other: '{{count}} visitas' },
  fr: { visit_one: '{{count}} visite', visit_many: '{{count}} de visites', visit_other: '{{count}} visites' },
  it: { visit_one: '{{count}} visita', visit_many: '{{count}} di visite', visit_other: '{{count}} visite' },
}
for (const [language, json] of Object.entries(words)) {
  const file = await i18nextToPo(language, JSON.stringify(json), options)
  const forms = po.parse(file).translations[''].visit.msgstr
  const back = JSON.parse(await gettextToI18next(language, String(file), options))
  const [before, after] = [await say(language, json, 1), await say(language, back, 1)]
  console.log(`${language}: ${JSON.stringify(forms)}; "${before}" has become "${after}"`)
  assert.deepEqual(forms, [json.visit_many, json.visit_other])
  assert.notEqual(after, before)
}

const three = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;\\n"

msgid "visit"
msgid_plural "visit"
msgstr[0] "{{count}} visita"
msgstr[1] "{{count}} de visitas"
msgstr[2] "{{count}} visitas"
`
const read = JSON.parse(await gettextToI18next('es', three, options))
const million = await say('es', read, 1e6)
console.log(`es: three forms read as ${JSON.stringify(read)}; a million: "${million}"`)
assert.deepEqual(Object.keys(read), ['visit_one', 'visit_other'])
assert.equal(million, '1000000 visitas')

const english = { visit_one: '{{count}} visit', visit_other: '{{count}} visits' }
const file = await i18nextToPo('en', JSON.stringify(english), options)
assert.deepEqual(po.parse(file).translations[''].visit.msgstr, Object.values(english))
JS
node check.mjs
