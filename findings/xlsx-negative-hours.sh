#!/usr/bin/env bash
# xlsx 0.18.5 and @e965/xlsx 0.20.3 (SheetJS) read hours owed as hours earned from a table of LibreOffice.
#
# Expected: minus one and a half hours, -0.0625 days, for `office:time-value="-PT01H30M00S"`. The value is a duration
# of XML Schema (OpenDocument 1.3, part 3, `office:time-value`), which may have a minus in front and a fraction of its
# seconds (XML Schema, part 2, 3.2.6.1). LibreOffice writes both.
# Seen: 0.0625, a positive number, and 1 second for PT00H00M01.500000000S. No error. The shown text beside it, `w`,
# has the minus, so that a list of the texts looks right and a sum of the values is wrong.
# Hurts: people who keep their working time or their credit of lessons in Calc, and whoever imports such tables: a
# debt of hours becomes a credit.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 @e965/xlsx@0.20.3 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { read as readNewer } from '@e965/xlsx'
import { read as readOlder } from 'xlsx'

/** A flat OpenDocument table with one duration in each row. */
function write(durations) {
  const uri = 'urn:oasis:names:tc:opendocument:xmlns'
  const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${uri}:${name}:1.0"`).join(' ')
  const type = 'office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"'
  const rows = durations.map(([value, shown]) => {
    const cell = `<table:table-cell office:value-type="time" office:time-value="${value}">`
    return `<table:table-row>${cell}<text:p>${shown}</text:p></table:table-cell></table:table-row>`
  })
  const table = `<table:table table:name="Hours">${rows.join('')}</table:table>`
  const body = `<office:body><office:spreadsheet>${table}</office:spreadsheet></office:body>`
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${names} ${type}>${body}</office:document>`
}
const table = write([
  ['PT02H00M00S', '02:00:00'],
  ['-PT01H30M00S', '-01:30:00'],
  ['PT00H00M01.500000000S', '00:00:01.5'],
])
for (const [name, read] of Object.entries({ 'xlsx 0.18.5': readOlder, '@e965/xlsx 0.20.3': readNewer })) {
  const sheet = read(table, { type: 'string' }).Sheets.Hours
  const cells = ['A1', 'A2', 'A3'].map((place) => sheet[place])
  console.log(`${name}: ${cells.map(({ v, w }) => `${w} is ${Math.round(v * 86400)} seconds`).join(', ')}`)
  assert.deepEqual(cells.map(({ v }) => Math.round(v * 864000) / 10), [7200, 5400, 1])
  assert.equal(cells[1].w, '-01:30:00')
}
JS
node check.mjs
