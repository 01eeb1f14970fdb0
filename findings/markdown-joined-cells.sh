#!/usr/bin/env bash
# mdream 1.7.2 and node-html-markdown 2.0.0 move the cells of a timetable under another heading, and the latter makes
# one number of two lines of a cell.
#
# Expected: a cell stays in its column. One that is joined over rows or columns takes up their places, and those that
# follow come after it (HTML Living Standard, 4.9.12.1 "Forming a table"). Markdown has no joined cells, so the place
# stays empty, as mdream leaves it beside a `colspan`. A `<br>` parts two lines: mdream keeps it.
# Seen: below `rowspan="2"` both packages write the row from the left, so that "11:00" stands under the day. With
# `colspan` node-html-markdown does the same: Wednesday's "Libre" is Tuesday's. Its cell with 100 and 200 on two lines
# says 100200, which others have reported of 1.3.0.
# Hurts: people whose assistant reads a page as Markdown, and search over such copies: the answer names another day,
# hour or price than the page, and nothing shows that a cell was moved.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact mdream@1.7.2 node-html-markdown@2.0.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { htmlToMarkdown } from 'mdream'
import { NodeHtmlMarkdown } from 'node-html-markdown'

const rows = (...lines) => `<table>${lines.map((line) => `<tr>${line}</tr>`).join('')}</table>`
const tables = {
  rowspan: rows(
    '<th>Día</th><th>Hora</th><th>Curso</th>',
    '<td rowspan="2">Lunes</td><td>9:00</td><td>Uno</td>',
    '<td>11:00</td><td>Dos</td>',
  ),
  colspan: rows('<th>Lunes</th><th>Martes</th><th>Miércoles</th>', '<td colspan="2">Curso</td><td>Libre</td>'),
  lines: rows('<th>Curso</th><th>Precio</th>', '<td>Uno</td><td>100<br>200</td>'),
}
/** The cells of the last row of a table in Markdown. */
function readLastRow(markdown) {
  console.log(markdown, '\n')
  return markdown.trim().split('\n').at(-1).replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim())
}
const read = (convert) =>
  Object.fromEntries(Object.entries(tables).map(([name, html]) => [name, readLastRow(convert(html))]))
const seen = { mdream: read(htmlToMarkdown), other: read((html) => NodeHtmlMarkdown.translate(html)) }
assert.deepEqual(seen.mdream.rowspan.slice(0, 2), ['11:00', 'Dos'])
assert.deepEqual(seen.mdream.colspan, ['Curso', '', 'Libre'])
assert.deepEqual(seen.mdream.lines, ['Uno', '100<br>200'])
assert.deepEqual(seen.other.rowspan, ['11:00', 'Dos', ''])
assert.deepEqual(seen.other.colspan, ['Curso', 'Libre', ''])
assert.deepEqual(seen.other.lines, ['Uno', '100200'])
JS
node check.mjs
