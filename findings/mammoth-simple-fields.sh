#!/usr/bin/env bash
# mammoth 1.13.0 loses the number of a caption, and whatever else stands in a simple field.
#
# Expected: "Figure 1: The course" for a field that is written as w:fldSimple, as for the same field in parts
# (w:fldChar): its content is the result as it was last shown (ECMA-376, part 1, 17.16.19).
# Seen: "Figure : The course", with a warning in `messages`; the same field in parts keeps its number.
# Hurts: people who publish documents with numbered figures and tables, dates or names from fields: sentences that
# refer to "figure 1" lead nowhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact mammoth@1.13.0 fflate@0.8.2 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'

const schemas = 'http://schemas.openxmlformats.org'
const run = (content) => `<w:r>${content}</w:r>`
const text = (content) => run(`<w:t xml:space="preserve">${content}</w:t>`)
const mark = (kind) => run(`<w:fldChar w:fldCharType="${kind}"/>`)
const instruction = ' SEQ Figure \\* ARABIC '
const simple = `<w:fldSimple w:instr="${instruction}">${text('1')}</w:fldSimple>`
const inParts = `${mark('begin')}${run(`<w:instrText xml:space="preserve">${instruction}</w:instrText>`)}${mark('separate')}${text('1')}${mark('end')}`

function write(field) {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p>${text('Figure ')}${field}${text(': The course')}</w:p></w:body></w:document>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)]))))
}

const seen = []
for (const field of [simple, inParts]) {
  const { value, messages } = await mammoth.extractRawText({ buffer: write(field) })
  const html = await mammoth.convertToHtml({ buffer: write(field) })
  console.log(JSON.stringify(value.trim()), html.value, messages.concat(html.messages).map(({ message }) => message))
  seen.push([html.value, messages.length])
}
assert.deepEqual(seen, [
  ['<p>Figure : The course</p>', 1],
  ['<p>Figure 1: The course</p>', 0],
])
JS
node check.mjs
