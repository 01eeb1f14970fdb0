#!/usr/bin/env bash
# pdfkit 0.20.2 writes metadata that no XML parser reads if the title, the author or the subject has an ampersand.
#
# Expected: `&amp;`. The metadata of a PDF are XMP, which is written as XML (ISO 16684-1, clause 7), and in XML the
# characters & and < of a text have to be escaped (XML 1.0, 2.4). Files of PDF/UA and PDF/A, both of which the package
# offers as `subset`, are known as such by their metadata, and PDF/UA has its title there (ISO 14289-1, 5 and 7.1; ISO
# 19005-3, 6.6).
# Seen: the texts are put between the tags as they are. With the title "Preguntas & respuestas", or an author whose
# company is named so, the whole packet is no XML. The older dictionary in the same file has the right title.
# Hurts: invoices, minutes and courses that have to be accessible or archived: a checker finds neither a title nor the
# identification as PDF/UA or PDF/A, and refuses the document, while each viewer shows it well.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdfkit@0.20.2 saxes@6.0.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { SaxesParser } from 'saxes'

async function write(subset, info) {
  const document = new PDFDocument({ pdfVersion: '1.7', subset, tagged: true, lang: 'es', font: null, info })
  document.end()
  return (await buffer(document)).toString('latin1')
}
/** The title as an XML parser finds it in the metadata, or the complaint of the parser. */
function readTitle(file) {
  const packet = Buffer.from(file.match(/<\?xpacket begin[\s\S]*<\?xpacket end="w"\?>/)[0], 'latin1').toString()
  const path = []
  let title = ''
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => {
    throw new Error(message)
  })
  parser.on('opentag', ({ name }) => path.push(name))
  parser.on('closetag', () => path.pop())
  parser.on('text', (text) => {
    if (path.includes('dc:title')) title += text
  })
  try {
    parser.write(packet).close()
    return title.trim()
  } catch {
    return 'no XML'
  }
}
const seen = []
for (const subset of ['PDF/UA', 'PDF/A-3b'])
  for (const info of [
    { Title: 'Preguntas y respuestas', Author: 'Hijos de Ana' },
    { Title: 'Preguntas & respuestas', Author: 'Hijos de Ana' },
    { Title: 'Preguntas y respuestas', Author: 'Ana & Hijos' },
    { Title: 'Si a < b', Author: 'Hijos de Ana' },
  ]) {
    const file = await write(subset, info)
    assert.ok(file.includes(`(${info.Title})`))
    seen.push(readTitle(file))
    console.log(`${subset}, "${info.Title}" by "${info.Author}": ${seen.at(-1)}`)
  }
const each = ['Preguntas y respuestas', 'no XML', 'no XML', 'no XML']
assert.deepEqual(seen, [...each, ...each])
JS
node check.mjs
