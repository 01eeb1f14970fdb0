#!/usr/bin/env bash
# officeparser 7.8.0 reads slides in the order of their files, and a paragraph that was moved twice.
#
# Expected: the slides in the order of p:sldIdLst, which is the order on the screen (ECMA-376, part 1, 19.2.1.34: moving
# a slide changes this list, no file gets another name), and moved text once, at its new place: w:moveFrom holds it as
# "moved away" (17.13.5.22), as w:del holds deleted text, which the package leaves out.
# Seen: slides by the numbers in the names of their files, with these numbers as slideNumber; the text of w:moveFrom
# and of w:moveTo, one after the other.
# Hurts: decks and contracts that are summarised, searched or cited by slide: each deck that was ever rearranged, and
# each document that was revised with tracked changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact officeparser@7.8.0 fflate@0.8.2 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { strToU8, zipSync } from 'fflate'
import { OfficeParser } from 'officeparser'

const schemas = 'http://schemas.openxmlformats.org'
const relationshipTypes = `${schemas}/officeDocument/2006/relationships`
const application = 'application/vnd.openxmlformats-officedocument'

const link = (id, kind, target) => `<Relationship Id="${id}" Type="${relationshipTypes}/${kind}" Target="${target}"/>`
const links = (text) => `<Relationships xmlns="${schemas}/package/2006/relationships">${text}</Relationships>`
const type = (name, kind) => `<Override PartName="/${name}" ContentType="${application}.${kind}+xml"/>`

async function read(main, kind, types, files) {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type(main, kind)}${types}</Types>`,
    '_rels/.rels': links(link('r1', 'officeDocument', main)),
    ...files,
  }
  const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
  return OfficeParser.parseOffice(Buffer.from(zip))
}

const drawing = `xmlns:p="${schemas}/presentationml/2006/main" xmlns:a="${schemas}/drawingml/2006/main" xmlns:r="${relationshipTypes}"`
const numbers = [1, 2, 3]
/** The third slide was moved to the front. */
const order = [3, 1, 2]
const slide = (text) => `<p:sld ${drawing}><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`
const deck = await read('ppt/presentation.xml', 'presentationml.presentation.main', numbers.map((number) => type(`ppt/slides/slide${number}.xml`, 'presentationml.slide')).join(''), {
  'ppt/presentation.xml': `<p:presentation ${drawing}><p:sldIdLst>${order.map((number, index) => `<p:sldId id="${256 + index}" r:id="s${number}"/>`).join('')}</p:sldIdLst></p:presentation>`,
  'ppt/_rels/presentation.xml.rels': links(numbers.map((number) => link(`s${number}`, 'slide', `slides/slide${number}.xml`)).join('')),
  'ppt/slides/slide1.xml': slide('Second on the screen'),
  'ppt/slides/slide2.xml': slide('Third on the screen'),
  'ppt/slides/slide3.xml': slide('First on the screen'),
})
const slides = deck.toText().split('\n').filter(Boolean)
console.log('slides:', slides, deck.content.map(({ metadata }) => metadata.slideNumber))
assert.deepEqual(slides, ['Second on the screen', 'Third on the screen', 'First on the screen'])
assert.deepEqual(deck.content.map(({ metadata }) => metadata.slideNumber), [1, 2, 3])

const run = (text, name = 't') => `<w:r><w:${name}>${text}</w:${name}></w:r>`
const change = (name, content) => `<w:p><w:${name} w:id="1" w:author="A" w:date="2026-11-30T08:00:00Z">${content}</w:${name}></w:p>`
const text = await read('word/document.xml', 'wordprocessingml.document.main', '', {
  'word/document.xml': `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${change('moveFrom', run('Bring a laptop.'))}${change('del', run('Bring a pen.', 'delText'))}<w:p>${run('Be on time.')}</w:p>${change('moveTo', run('Bring a laptop.'))}</w:body></w:document>`,
})
const paragraphs = text.toText().split('\n').filter(Boolean)
console.log('paragraphs:', paragraphs)
assert.deepEqual(paragraphs, ['Bring a laptop.', 'Be on time.', 'Bring a laptop.'])
JS
node check.mjs
