#!/usr/bin/env bash
# fluent-transpiler 0.6.0 takes the wrong form by the gender of a term and by a formatted number, and prints an object.
#
# Expected: what @fluent/bundle says of the same messages: "Academia abierta", "Escriba su nombre", "Sin puntos" and
# "1,5 heure". Attributes of terms are there to be selectors (Fluent syntax guide, "Terms"), a reference may name an
# attribute of a message (fluent.ebnf, MessageReference), and a number that is formatted for the selector selects by its
# value or by its plural category (guide, "Selectors", with this `[0.0]`). The package names no such limit.
# Seen: the attribute of a term is dropped and its value compared in its place, so that the default form always wins; a
# referenced attribute is "[object Object]"; the plural category is asked for the printed text, which is no number as
# soon as the language writes a decimal comma, and `[0.0]` is compared with that text.
# Hurts: readers of languages with genders or a decimal comma (French, Spanish, German, Polish): their translator
# followed the guide, and the sentence has the wrong ending. Nothing is said when it is compiled.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact fluent-transpiler@0.6.0 @fluent/bundle@0.19.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import transpile from 'fluent-transpiler'

const spanish = `
-school = Academia
    .gender = feminine
open = { -school.gender ->
    [feminine] { -school } abierta
   *[masculine] { -school } abierto
}
field = Nombre
    .title = Escriba su nombre
hint = { field.title }
score = { NUMBER($number, minimumFractionDigits: 1) ->
    [0.0] Sin puntos
   *[other] { NUMBER($number, minimumFractionDigits: 1) } puntos
}
`
const french = `
length = { NUMBER($number, maximumFractionDigits: 1) ->
    [one] { NUMBER($number, maximumFractionDigits: 1) } heure
   *[other] { NUMBER($number, maximumFractionDigits: 1) } heures
}
`
async function compare(locale, source, id, number) {
  writeFileSync(`${locale}.mjs`, transpile(source, { locale }))
  const { default: format } = await import(`./${locale}.mjs`)
  const bundle = new FluentBundle(locale, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return [format(id, { number }), bundle.formatPattern(bundle.getMessage(id).value, { number })]
}
const seen = [
  await compare('es', spanish, 'open'),
  await compare('es', spanish, 'hint'),
  await compare('es', spanish, 'score', 0),
  await compare('fr', french, 'length', 1),
  await compare('fr', french, 'length', 1.5),
]
for (const [compiled, expected] of seen) console.log(`${compiled} (expected: ${expected})`)
assert.deepEqual(seen, [
  ['Academia abierto', 'Academia abierta'],
  ['[object Object]', 'Escriba su nombre'],
  ['0,0 puntos', 'Sin puntos'],
  ['1 heure', '1 heure'],
  ['1,5 heures', '1,5 heure'],
])
JS
node check.mjs
