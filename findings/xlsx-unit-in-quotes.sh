#!/usr/bin/env bash
# A unit in a number format makes a date of a number: quoted in read-excel-file 9.3.17, escaped
# in exceljs 4.4.0.
#
# Expected: the number 1.5 in both cases: letters between quotation marks or after a backslash
# are shown as they are (ECMA-376, part 1, 18.8.31).
# Seen: read-excel-file takes `0" d; h"` for a date of 1899, exceljs takes `0\\d` for one. Each
# reads the other's case rightly.
# Hurts: people whose column is formatted with its unit (days, hours, months): sums become
# dates.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact read-excel-file@9.3.17 exceljs@4.4.0 fflate@0.8.2
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { strToU8, zipSync } from 'fflate'

const [main, office] = ['spreadsheetml/2006/main', 'officeDocument/2006/relationships'].map((name) => `http://schemas.openxmlformats.org/${name}`)
const parts = 'http://schemas.openxmlformats.org/package/2006'
const type = (name, kind) => `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
const link = (id, kind, target) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
import ExcelJS from 'exceljs'
import readWorkbook from 'read-excel-file/node'
/** The smallest workbook with one cell, as ECMA-376 describes it. */
function write({ properties = '', format = '', value = 44927, hasChart = false }) {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/worksheets/sheet1.xml', 'worksheet')}${type('/xl/styles.xml', 'styles')}${hasChart ? type('/xl/chartsheets/sheet1.xml', 'chartsheet') : ''}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${parts}/relationships">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets><sheet name="Data" sheetId="1" r:id="rId1"/>${hasChart ? '<sheet name="Chart" sheetId="2" r:id="rId3"/>' : ''}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}/relationships">${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}${link('rId2', 'styles', 'styles.xml')}${hasChart ? link('rId3', 'chartsheet', 'chartsheets/sheet1.xml') : ''}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format || 'yyyy-mm-dd'}"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1"><v>${value}</v></c></row></sheetData></worksheet>`,
    ...(hasChart && { 'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>` }),
  }
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(head + text)]))))
}

const seen = {}
for (const format of ['0&quot; d; h&quot;', '0\\d']) {
  const file = write({ format, value: 1.5 })
  const [{ data }] = await readWorkbook(file)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(file)
  seen[format] = [data[0][0], workbook.worksheets[0].getCell('A1').value].map((value) => (value instanceof Date ? 'date' : value))
}
console.log('by read-excel-file and exceljs:', seen)
assert.deepEqual(Object.values(seen), [['date', 1.5], [1.5, 'date']])
JS
node check.mjs
