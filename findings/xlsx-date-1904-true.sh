#!/usr/bin/env bash
# read-excel-file 9.3.17 and exceljs 4.4.0 read dates 1,462 days early if a workbook says
# date1904="true".
#
# Expected: 2 January 2027 for the number 44927 in both spellings: the attribute is an
# xsd:boolean (ECMA-376, part 1, 18.2.28), for which "1" and "true" are the same. LibreOffice
# writes the word.
# Seen: 2 January 2027 with "1", 1 January 2023 with "true". No error.
# Hurts: people whose workbook began on an old Mac and was saved by LibreOffice: each date is
# four years and a day off.
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

const day = (date) => date.toISOString().slice(0, 10)
for (const [text, right] of [['1', '2027-01-02'], ['true', '2023-01-01']]) {
  const file = write({ properties: `<workbookPr date1904="${text}"/>` })
  const [{ data }] = await readWorkbook(file)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(file)
  const seen = [day(data[0][0]), day(workbook.worksheets[0].getCell('A1').value)]
  console.log(`date1904="${text}": read-excel-file ${seen[0]}, exceljs ${seen[1]}; expected 2027-01-02`)
  assert.deepEqual(seen, [right, right])
}
JS
node check.mjs
