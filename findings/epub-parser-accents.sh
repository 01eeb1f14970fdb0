#!/usr/bin/env bash
# @lingo-reader/epub-parser 0.4.6 hands out an empty chapter if its name has an accent, and finds no cover in EPUB 3.
#
# Expected: `href` in the manifest is a URL (EPUB 3.3, 5.6.2), so that `cap%C3%ADtulo.xhtml` is the file capítulo.xhtml.
# The cover is the item with the property `cover-image`; `guide`, where EPUB 2 had it, is a legacy feature. Properties
# like `schema:accessMode` are repeated for each value (EPUB Accessibility 1.1, 2.2). The README says that the parser
# follows EPUB 3.3.
# Seen: the chapter is "", with a line in the console and no error; the book without an accent is read. The cover is
# "" in both. Of the access modes textual and visual the last one is left.
# Hurts: readers of books in Spanish, French or Chinese, whose chapters are named in their language: white pages. Shops
# and libraries show no cover, and call a book with pictures one that needs eyes alone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @lingo-reader/epub-parser@0.4.6 jszip@3.10.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { initEpubFile } from '@lingo-reader/epub-parser'
import Zip from 'jszip'

const page = (body) => `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>1</title></head><body>${body}</body></html>`
const item = (id, href, type, properties) =>
  `<item id="${id}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`
async function read(name) {
  const metadata = [
    '<dc:identifier id="id">urn:uuid:00000000-0000-4000-8000-000000000000</dc:identifier>',
    '<dc:title>Curso</dc:title><dc:language>es</dc:language>',
    '<meta property="dcterms:modified">2027-03-01T00:00:00Z</meta>',
    ...['textual', 'visual'].map((mode) => `<meta property="schema:accessMode">${mode}</meta>`),
  ]
  const html = 'application/xhtml+xml'
  const chapter = item('one', encodeURI(name), html)
  const others = [item('nav', 'nav.xhtml', html, 'nav'), item('cover', 'cover.png', 'image/png', 'cover-image')]
  const head = '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">'
  const dublin = 'xmlns:dc="http://purl.org/dc/elements/1.1/"'
  const parts = [
    `${head}<metadata ${dublin}>${metadata.join('')}</metadata>`,
    `<manifest>${chapter}${others.join('')}</manifest><spine><itemref idref="one"/></spine></package>`,
  ]
  const container = 'urn:oasis:names:tc:opendocument:xmlns:container'
  const root = '<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/>'
  const book = new Zip()
  book.file('mimetype', 'application/epub+zip')
  book.file('META-INF/container.xml', `<container version="1.0" xmlns="${container}"><rootfiles>${root}</rootfiles></container>`)
  book.file('book.opf', parts.join(''))
  book.file('nav.xhtml', page(`<nav><ol><li><a href="${encodeURI(name)}">1</a></li></ol></nav>`))
  book.file(name, page('<p>Hola</p>'))
  book.file('cover.png', Buffer.from('89504e470d0a1a0a', 'hex'))
  writeFileSync('book.epub', await book.generateAsync({ type: 'nodebuffer' }))
  const epub = await initEpubFile('book.epub')
  const { html: text } = await epub.loadChapter('one')
  return { text, cover: epub.getCoverImage(), mode: epub.getMetadata().metas['schema:accessMode'] }
}
const [plain, accent] = [await read('capitulo.xhtml'), await read('capítulo.xhtml')]
console.log({ plain, accent })
assert.deepEqual(plain, { text: '<p>Hola</p>', cover: '', mode: 'visual' })
assert.deepEqual(accent, { text: '', cover: '', mode: 'visual' })
JS
node check.mjs
