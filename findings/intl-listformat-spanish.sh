#!/usr/bin/env bash
# @formatjs/intl-listformat 8.3.15 writes "Ana y Isabel" and "siete o ocho" in Spanish.
#
# Expected: "Ana e Isabel", "siete u ocho". Before the sound "i" the word is "e", before "o" it is "u" (RAE, Diccionario
# panhispánico de dudas, "y" and "o"). ECMA-402 lets the joining words depend on their neighbours for this reason
# (CreatePartsFromList), and the `Intl.ListFormat` of Node, which the package stands in for, keeps the rule.
# Seen: always "y" and "o": the pattern is chosen by the place in the list alone.
# Hurts: apps whose engine lacks the function and that take the package instead: names, numbers and offers are joined
# against the rule, and a page that a server wrote reads otherwise in the app.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @formatjs/intl-listformat@8.3.15 ||
  { echo 'The package could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'

const Native = Intl.ListFormat
await import('@formatjs/intl-listformat/polyfill-force.js')
await import('@formatjs/intl-listformat/locale-data/es.js')
const Polyfill = Intl.ListFormat
assert.notEqual(Polyfill, Native)

const lists = [
  ['conjunction', ['Ana', 'Isabel'], 'Ana e Isabel', 'Ana y Isabel'],
  ['conjunction', ['textos', 'imágenes'], 'textos e imágenes', 'textos y imágenes'],
  ['conjunction', ['cursos', 'charlas', 'informes'], 'cursos, charlas e informes', 'cursos, charlas y informes'],
  ['disjunction', ['siete', 'ocho'], 'siete u ocho', 'siete o ocho'],
  ['disjunction', ['teléfono', 'ordenador'], 'teléfono u ordenador', 'teléfono o ordenador'],
  ['conjunction', ['agua', 'hielo'], 'agua y hielo', 'agua y hielo'],
]
for (const [type, words, right, seen] of lists) {
  const written = new Polyfill('es', { type }).format(words)
  console.log(`"${written}", native "${new Native('es', { type }).format(words)}"`)
  assert.equal(new Native('es', { type }).format(words), right)
  assert.equal(written, seen)
}
JS
node check.mjs
