#!/usr/bin/env bash
# jsonld-streaming-parser 5.0.1 hands out a literal whose value is a number or a boolean if the document names its type.
#
# Expected: a string. `value` of a literal is its text (RDF/JS: Data model, Literal), and a native value becomes its
# canonical text: 3 typed as xsd:double is "3.0E0", true is "true" (JSON-LD 1.1 Processing Algorithms and API, 8.2
# "Object to RDF Conversion"). jsonld 9.0.0 writes so, and so does this package if the type stands in the context.
# Seen: `value` is 3, 12.5 or true for {"@value": …, "@type": …}. Such a literal equals none of the same type, neither
# "3.0E0" nor "3".
# Hurts: who gathers coordinates or course prices from pages: a value that two pages write in the two ways counts as
# two, and code that treats it as text fails.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact jsonld-streaming-parser@5.0.1 jsonld@9.0.0 n3@2.13.12 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import jsonld from 'jsonld'
import { JsonLdParser } from 'jsonld-streaming-parser'
import { DataFactory, Parser } from 'n3'

const streamed = async (document) => {
  const quads = []
  for await (const quad of Readable.from([JSON.stringify(document)]).pipe(new JsonLdParser())) quads.push(quad)
  return quads[0].object
}
const whole = async (document) =>
  new Parser().parse(await jsonld.toRDF(document, { format: 'application/n-quads' }))[0].object

const id = 'https://example.org/course'
const values = [
  ['latitude', 'double', 3, '3.0E0'],
  ['price', 'decimal', 12.5, '1.25E1'],
  ['isAccessibleForFree', 'boolean', true, 'true'],
]
for (const [name, type, value, text] of values) {
  const datatype = `http://www.w3.org/2001/XMLSchema#${type}`
  const property = `https://schema.org/${name}`
  const inValue = { '@id': id, [property]: { '@value': value, '@type': datatype } }
  const inContext = { '@context': { [name]: { '@id': property, '@type': datatype } }, '@id': id, [name]: value }
  const literal = await streamed(inValue)
  const same = await streamed(inContext)
  console.log(`${name}: ${typeof literal.value} ${literal.value}; by the context ${JSON.stringify(same.value)}`)
  assert.equal((await whole(inValue)).value, text)
  assert.equal(same.value, text)
  assert.equal(literal.value, value)
  assert.equal(literal.datatype.value, datatype)
  assert(!DataFactory.literal(text, DataFactory.namedNode(datatype)).equals(literal))
  assert(!DataFactory.literal(String(value), DataFactory.namedNode(datatype)).equals(literal))
}
JS
node check.mjs
