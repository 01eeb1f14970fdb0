#!/usr/bin/env bash
# microdata-node 2.0.0 reads a date that stands in the text of its `time` as nothing.
#
# Expected: `<time itemprop="startDate">2027-03-05</time>` has the value 2027-03-05. The value of a `time` is its
# `datetime`, and without the attribute its text (HTML Living Standard, 4.5.14 "The time element" and 5.2.4
# "Values"). microdata-rdf-streaming-parser 3.0.0 reads it so.
# Seen: an empty text, in JSON and in JSON-LD; the date of a `time` with the attribute is read.
# Hurts: courses and events whose page writes the date in full, as the standard allows: a calendar, a search or an
# agent that gathers them finds the property, and no date in it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact microdata-node@2.0.0 microdata-rdf-streaming-parser@3.0.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { MicrodataRdfParser } from 'microdata-rdf-streaming-parser'
import microdata from 'microdata-node'

const html = `<!doctype html><title>Course</title><div itemscope itemtype="https://schema.org/Event">
<time itemprop="startDate">2027-03-05</time> – <time itemprop="endDate" datetime="2027-03-06">6 de marzo</time>,
<time itemprop="duration">PT12H</time></div>`
const names = ['startDate', 'endDate', 'duration']

const { properties } = microdata.toJson(html).items[0]
const [graph] = microdata.toJsonld(html)
const quads = {}
const parser = new MicrodataRdfParser({ baseIRI: 'https://example.com/' })
parser.on('data', ({ predicate, object }) => Object.assign(quads, { [predicate.value]: object.value }))
parser.end(html)
await once(parser, 'end')
const seen = names.map((name) => {
  const address = `https://schema.org/${name}`
  return [properties[name][0], graph[address][0]['@value'], quads[address]]
})
for (const [index, values] of seen.entries()) console.log(names[index], values)
assert.deepEqual(seen, [['', '', '2027-03-05'], Array(3).fill('2027-03-06'), ['', '', 'PT12H']])
JS
node check.mjs
