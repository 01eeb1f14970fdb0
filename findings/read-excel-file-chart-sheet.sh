#!/usr/bin/env bash
# read-excel-file 9.3.17 hands out a chart sheet as a sheet that has no `data`.
#
# Expected: the sheets with cells, or an empty list for the other: its types say that `data` is
# always there. A chart sheet is a sheet of its own in the workbook (ECMA-376, part 1,
# 18.3.1.12).
# Seen: an entry { sheet: "Chart" } without `data`, so that the usual loop throws a TypeError.
# Hurts: who opens workbooks of other people: one with a chart on its own sheet "cannot be
# read".
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

const file = write({ hasChart: true })
const sheets = await readWorkbook(file)
const workbook = new ExcelJS.Workbook()
await workbook.xlsx.load(file)
console.log('read-excel-file 9.3.17:', sheets.map(({ sheet, data }) => `${sheet}: ${data ? `${data.length} row` : 'no data'}`).join(', '))
console.log('exceljs 4.4.0:', workbook.worksheets.map(({ name, rowCount }) => `${name}: ${rowCount} row`).join(', '))
assert.deepEqual(sheets.map(({ data }) => Array.isArray(data)), [true, false])
assert.equal(workbook.worksheets.length, 1)
JS
node check.mjs
