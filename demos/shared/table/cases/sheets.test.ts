import { expect, test } from 'vitest'
import { readWorkbook } from '../../../spreadsheet/engine/read-workbook.ts'
import { type Column, getValue } from '../../../spreadsheet/engine/workbook.ts'
import { toIsoDate } from '../../calendar.ts'
import { readSheets } from '../read-sheets.ts'
import { encode, packXlsx } from '../testing.ts'

// Tables as programs write them: the ways are theirs, the rows are made here.

type Expected = { name: string; type: Column['type']; values: (number | string | undefined)[] }

type SheetCase = { name: string; bytes: Uint8Array<ArrayBuffer>; columns: Expected[]; rows: number }

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const book = (formats: (string | number)[], ...rows: string[]) =>
  packXlsx({ sheets: [{ name: 'Sheet1', xml: rows.join('') }], formats })

const numbers = (name: string, ...values: number[]): Expected => ({ name, type: 'number', values })
const dates = (name: string, ...values: string[]): Expected => ({ name, type: 'date', values })
const texts = (name: string, ...values: string[]): Expected => ({ name, type: 'text', values })

const cases: SheetCase[] = [
  {
    name: 'Google Sheets in English',
    bytes: encode('Date,City,Amount\n1/31/2026,Vigo,"1,234.50"\n2/13/2026,Lugo,8.25'),
    rows: 2,
    columns: [
      dates('Date', '2026-01-31', '2026-02-13'),
      texts('City', 'Vigo', 'Lugo'),
      numbers('Amount', 1234.5, 8.25),
    ],
  },
  {
    name: 'LibreOffice in Spanish',
    bytes: encode('Fecha;Ciudad;Importe\n31/01/26;Málaga;1.234,50 €\n01/02/26;Cádiz;-8,25 €'),
    rows: 2,
    columns: [
      dates('Fecha', '2026-01-31', '2026-02-01'),
      texts('Ciudad', 'Málaga', 'Cádiz'),
      numbers('Importe', 1234.5, -8.25),
    ],
  },
  {
    name: 'Excel in French, narrow spaces in numbers',
    bytes: encode('Date;Ville;Montant\r\n31/01/2026;Lyon;1\u202f234,50\r\n01/02/2026;Nice;8,25'),
    rows: 2,
    columns: [
      dates('Date', '2026-01-31', '2026-02-01'),
      texts('Ville', 'Lyon', 'Nice'),
      numbers('Montant', 1234.5, 8.25),
    ],
  },
  {
    name: 'Excel in English, as UTF-16 text with tabs',
    bytes: new Uint8Array(
      Uint16Array.from(
        Array.from('\ufeffDay\tAmount\r\n31-Jan-26\t1,234.50\r\n13-Feb-26\t8', (sign) => sign.charCodeAt(0)),
      ).buffer,
    ),
    rows: 2,
    columns: [dates('Day', '2026-01-31', '2026-02-13'), numbers('Amount', 1234.5, 8)],
  },
  {
    name: 'WPS in Chinese',
    bytes: encode('日期,城市,金额\n2026年1月31日,北京,"￥1,234.50"\n2026年2月1日,上海,￥8'),
    rows: 2,
    columns: [dates('日期', '2026-01-31', '2026-02-01'), texts('城市', '北京', '上海'), numbers('金额', 1234.5, 8)],
  },
  {
    name: 'pandas, with exponents',
    bytes: encode('name,weight\na,9e-7\nb,1.2E-05\nc,1E+06'),
    rows: 3,
    columns: [texts('name', 'a', 'b', 'c'), numbers('weight', 9e-7, 1.2e-5, 1e6)],
  },
  {
    name: 'accountants: brackets, minus behind, several dashes',
    bytes: encode('item,amount\na,(12.50)\nb,3-\nc,–7\nd,−2\ne,5'),
    rows: 5,
    columns: [texts('item', 'a', 'b', 'c', 'd', 'e'), numbers('amount', -12.5, -3, -7, -2, 5)],
  },
  {
    name: 'Chinese keyboards: full-width digits',
    bytes: encode('item,amount\na,１２３\nb,－４．５'),
    rows: 2,
    columns: [texts('item', 'a', 'b'), numbers('amount', 123, -4.5)],
  },
  {
    name: 'a program that appends lines of another system',
    bytes: encode('item;amount\r\na;1\nb;2\nc;3'),
    rows: 3,
    columns: [texts('item', 'a', 'b', 'c'), numbers('amount', 1, 2, 3)],
  },
  {
    name: 'a program that does not double its quotes',
    bytes: encode('n;name;amount\n1;"Bar "Pepe" y más";3\n2;Sol;4'),
    rows: 2,
    columns: [numbers('n', 1, 2), texts('name', 'Bar "Pepe" y más', 'Sol'), numbers('amount', 3, 4)],
  },
  {
    name: 'a text that was cut inside a letter',
    bytes: Uint8Array.from([...encode('región,importe\nMálaga,1\nLeó'), 0xc3, ...encode(',2')]),
    rows: 2,
    columns: [texts('región', 'Málaga', 'Leó�'), numbers('importe', 1, 2)],
  },
  {
    name: 'Numbers: a clock behind each date',
    bytes: encode('Day,Amount\n2026-01-31 09:00:00 PM,1\n2026-02-01 12:00:00 AM,2'),
    rows: 2,
    columns: [dates('Day', '2026-01-31', '2026-02-01'), numbers('Amount', 1, 2)],
  },
  {
    name: 'an Excel workbook of dates, money and percent',
    bytes: book(
      ['m/d/yyyy', '#,##0.00 [$€-40C]', '0%'],
      row(text('Day'), text('Amount'), text('Share')),
      row(number(46053, 1), number(12.5, 2), number(0.21, 3)),
      row(number(46054, 1), number(7, 2), number(0.1, 3)),
    ),
    rows: 2,
    columns: [dates('Day', '2026-01-31', '2026-02-01'), numbers('Amount', 12.5, 7), numbers('Share', 0.21, 0.1)],
  },
  {
    name: 'a time sheet of durations',
    bytes: book(
      ['[h]:mm'],
      row(text('Who'), text('Time')),
      row(text('a'), number(1.5, 1)),
      row(text('b'), number(0.3125, 1)),
    ),
    rows: 2,
    columns: [texts('Who', 'a', 'b'), numbers('Time', 36, 7.5)],
  },
  {
    name: 'LibreOffice with quarters and words in formats',
    bytes: book(
      ['QQ yyyy', '0" d; h"'],
      row(text('Quarter'), text('Days')),
      row(number(46143, 1), number(3, 2)),
      row(number(46235, 1), number(4, 2)),
    ),
    rows: 2,
    columns: [dates('Quarter', '2026-05-01', '2026-08-01'), numbers('Days', 3, 4)],
  },
  {
    name: 'a workbook whose dates count from 1904',
    bytes: packXlsx({
      sheets: [
        {
          name: 'A',
          xml: row(text('Day'), text('n')) + row(number(44681, 1), number(1)) + row(number(44682, 1), number(2)),
        },
      ],
      formats: [14],
      properties: '<workbookPr date1904="true"/>',
    }),
    rows: 2,
    columns: [dates('Day', '2026-05-01', '2026-05-02'), numbers('n', 1, 2)],
  },
  {
    name: 'a workbook with a chart sheet',
    bytes: packXlsx({
      sheets: [
        { name: 'Chart', xml: '', type: 'chartsheet' },
        {
          name: 'Sales',
          xml: row(text('City'), text('n')) + row(text('Vigo'), number(1)) + row(text('Lugo'), number(2)),
        },
      ],
    }),
    rows: 2,
    columns: [texts('City', 'Vigo', 'Lugo'), numbers('n', 1, 2)],
  },
  {
    name: 'a workbook with a tiny number and an error',
    bytes: book(
      [],
      row(text('n'), text('x')),
      row(number(0.00000041), number(1)),
      row(number(2), '<c t="e"><v>#DIV/0!</v></c>'),
      row(number(3), number(4)),
    ),
    rows: 3,
    columns: [numbers('n', 4.1e-7, 2, 3), { name: 'x', type: 'number', values: [1, undefined, 4] }],
  },
]

test.each(cases)('a table of $name', async ({ name, bytes, columns, rows }) => {
  const { sheets } = readWorkbook(name, await readSheets('table', bytes))
  const [sheet] = sheets
  expect(sheet?.rowCount).toBe(rows)
  const found = sheet?.columns.map((column) => ({
    name: column.name,
    type: column.type,
    values: Array.from({ length: rows }, (_, place) => {
      const value = getValue(column, place)
      return column.type === 'date' && typeof value === 'number' ? toIsoDate(value) : value
    }),
  }))
  expect(found).toEqual(columns)
})
