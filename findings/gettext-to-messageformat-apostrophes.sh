#!/usr/bin/env bash
# gettext-to-messageformat 0.4.0 loses the name behind an elided article: d'%(name)s becomes d{name}.
#
# Expected: "L'invitation d'Ana à l'atelier". It promises messages for MessageFormat, where an apostrophe right before
# a brace begins quoted text, and a literal one there is written twice (ICU user guide, Quoting/Escaping).
# Seen: the apostrophe is copied as it is. The formatter prints the placeholder instead of the name up to the next
# apostrophe, and drops both. Nothing is said.
# Hurts: readers of French, Italian and Catalan, whose words are joined to names so: the person or the event is
# missing from the sentence.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact gettext-to-messageformat@0.4.0 @messageformat/core@3.4.1 \
  intl-messageformat@12.1.5
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import MessageFormat from '@messageformat/core'
import gettext from 'gettext-to-messageformat'
import { IntlMessageFormat } from 'intl-messageformat'

const catalog = String.raw`msgid ""
msgstr "Language: fr\nContent-Type: text/plain; charset=UTF-8\n"

msgid "Invitation of %(name)s to the %(event)s"
msgstr "L'invitation d'%(name)s à l'%(event)s"
`
const [message] = Object.values(gettext.parsePo(catalog).translations)
const formats = {
  '@messageformat/core 3.4.1': (text, values) => new MessageFormat('fr').compile(text)(values),
  'intl-messageformat 12.1.5': (text, values) => new IntlMessageFormat(text, 'fr').format(values),
}
console.log(`converted: ${message}`)
for (const [name, format] of Object.entries(formats)) {
  const [seen, doubled] = [message, message.replaceAll("'{", "''{")].map((text) => format(text, { name: 'Ana', event: 'atelier' }))
  console.log(`${name}: ${seen}\n  with the apostrophe twice: ${doubled}`)
  assert.equal(seen, "L'invitation d{name} à latelier")
  assert.equal(doubled, "L'invitation d'Ana à l'atelier")
}
JS
node check.mjs
