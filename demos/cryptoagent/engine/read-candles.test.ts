import { expect, test } from 'vitest'
import { toTextTable } from '../../shared/table/raw-sheet.ts'
import { readCsv } from '../../shared/table/read-csv.ts'
import { type Candle, day } from './candle.ts'
import { type CandleFile, readCandles } from './read-candles.ts'

const start = Date.UTC(2024, 0, 1)

type Write = { date: (date: Date) => string; number?: (value: number) => string; separator?: string; header?: string }

/** A file of daily candles, written the way that some site writes them. */
function createFile(
  { date, number = String, separator = ',', header = 'Date,Open,High,Low,Close,Volume' }: Write,
  days = 90,
) {
  const rows = Array.from({ length: days }, (_, index) => {
    const open = 1000 + index
    const prices = [open, open + 5.5, open - 5.25, open + 1.5]
    return [date(new Date(start + index * day)), ...prices.map(number), '1234'].join(separator)
  })
  return [header.replaceAll(',', separator), ...rows].filter((line) => line !== '').join('\n')
}

const iso = (date: Date) => date.toISOString().slice(0, 10)
const [dayOf, monthOf, yearOf] = [
  (date: Date) => String(date.getUTCDate()).padStart(2, '0'),
  (date: Date) => String(date.getUTCMonth() + 1).padStart(2, '0'),
  (date: Date) => date.getUTCFullYear(),
]

const read = (text: string) => readCandles(toTextTable(readCsv('a.csv', new TextEncoder().encode(text))))

function getCandles(file: CandleFile): Candle[] {
  if ('problems' in file) throw new Error(JSON.stringify(file.problems))
  return file.candles
}

const expected = getCandles(read(createFile({ date: iso })))

test('a plain file is read as it stands', () => {
  expect(expected).toHaveLength(90)
  expect(expected[0]).toEqual({ time: start, open: 1000, high: 1005.5, low: 994.75, close: 1001.5 })
  expect(read(createFile({ date: iso }))).toMatchObject({ notices: [] })
})

const comma = (value: number) => value.toLocaleString('de-DE', { minimumFractionDigits: 2 })
const ways: Record<string, Write> = {
  'Yahoo, with adjusted closes': { date: iso, header: 'Date,Open,High,Low,Close,Volume,Adj Close' },
  'seconds since 1970': {
    date: (date) => String(date.getTime() / 1000),
    header: 'unix,open,high,low,close,Volume BTC',
  },
  'milliseconds without a header': { date: (date) => String(date.getTime()), header: '' },
  microseconds: { date: (date) => `${date.getTime()}000`, header: '' },
  'a line above the header': {
    date: (date) => `${iso(date)} 00:00:00`,
    header: 'https://www.example.org/data\nDate,Open,High,Low,Close,Volume',
  },
  'a Spanish spreadsheet': {
    date: (date) => `${dayOf(date)}/${monthOf(date)}/${yearOf(date)}`,
    number: comma,
    separator: ';',
    header: 'Fecha,Apertura,Máximo,Mínimo,Cierre,Volumen',
  },
  'a French spreadsheet': {
    date: (date) => `${dayOf(date)}/${monthOf(date)}/${yearOf(date)}`,
    number: (value) => String(value).replace('.', ','),
    separator: ';',
    header: 'Date,Ouv.,Plus haut,Plus bas,Clôture,Volume',
  },
  'Chinese columns': {
    date: (date) => iso(date).replaceAll('-', '/'),
    header: '日期,开盘价,最高价,最低价,收盘价,成交量',
  },
  'American dates': {
    date: (date) => `${monthOf(date)}/${dayOf(date)}/${yearOf(date)}`,
    header: 'Date,Open,High,Low,Close/Last,Volume',
  },
  'tabs and points in dates': { date: (date) => `${dayOf(date)}.${monthOf(date)}.${yearOf(date)}`, separator: '\t' },
  'days without separators': { date: (date) => iso(date).replaceAll('-', '') },
}

for (const [name, way] of Object.entries(ways)) {
  test(`the same candles come out of a file with: ${name}`, () => {
    expect(getCandles(read(createFile(way)))).toEqual(expected)
  })
}

test('where the numbers of a date could be both, the steadier order is taken and called a guess', () => {
  // The first 12 days of six months read as dates in both orders; only one of them has no step over a month.
  const dates = Array.from(
    { length: 72 },
    (_, index) => new Date(Date.UTC(2024, Math.floor(index / 12), 1 + (index % 12))),
  )
  const rows = dates.map((date) => `${monthOf(date)}/${dayOf(date)}/${yearOf(date)},1,2,1,2`)
  const file = read(['Date,Open,High,Low,Close', ...rows].join('\n'))
  expect(getCandles(file).map(({ time }) => time)).toEqual(dates.map((date) => date.getTime()))
  expect(file).toMatchObject({ notices: [{ code: 'dateGuessed', order: 'monthFirst' }, { code: 'gaps' }] })
})

test('newest first is put in order, and said', () => {
  const [header = '', ...rows] = createFile({ date: iso }).split('\n')
  const file = read([header, ...rows.reverse()].join('\r\n'))
  expect(getCandles(file)).toEqual(expected)
  expect(file).toMatchObject({ notices: [{ code: 'sorted' }] })
})

test('a row that occurs twice is kept once', () => {
  const lines = createFile({ date: iso }).split('\n')
  const file = read([...lines, lines[40]].join('\n'))
  expect(getCandles(file)).toEqual(expected)
  expect(file).toMatchObject({ notices: expect.arrayContaining([{ code: 'duplicates', count: 1 }]) })
})

test('two different candles of the same day are a contradiction', () => {
  const file = read(`${createFile({ date: iso })}\n2024-01-05,1,2,1,2,3`)
  expect(file).toMatchObject({ problems: [{ code: 'duplicate', row: 92, other: 6 }] })
})

test('missing days are counted, with the longest gap and where it begins', () => {
  const lines = createFile({ date: iso }).split('\n')
  const file = read(lines.filter((_, index) => ![11, 41, 42, 43].includes(index)).join('\n'))
  expect(file).toMatchObject({ notices: [{ code: 'gaps', count: 2, longest: 4 * day, after: start + 39 * day }] })
})

test('weekends of a stock exchange are no gaps', () => {
  const lines = createFile({ date: iso }, 200).split('\n')
  const working = lines.filter(
    (line, index) => index === 0 || ![0, 6].includes(new Date(line.slice(0, 10)).getUTCDay()),
  )
  expect(read(working.join('\n'))).toMatchObject({ notices: [] })
})

test('rows without prices are left out and counted', () => {
  const lines = createFile({ date: iso }).split('\n')
  const file = read([...lines, '2024-03-31,null,null,null,null,null'].join('\n'))
  expect(getCandles(file)).toEqual(expected)
  expect(file).toMatchObject({ notices: [{ code: 'blank', count: 1 }] })
})

test.each([
  ['2024-01-10,100,90,80,95,1', { code: 'highBelow', row: 11, high: 90, value: 100 }],
  ['2024-01-10,100,110,101,105,1', { code: 'lowAbove', row: 11, low: 101, value: 100 }],
  ['2024-01-10,100,many,80,95,1', { code: 'notANumber', row: 11, column: 'high', value: 'many' }],
  ['2024-01-10,100,110,0,95,1', { code: 'notPositive', row: 11, column: 'low', value: '0' }],
  ['2024-02-31,100,110,90,95,1', { code: 'dateUnknown', row: 11, value: '2024-02-31' }],
])('the row %s is refused with its number', (line, problem) => {
  const lines = createFile({ date: iso }).split('\n')
  lines[10] = line
  expect(read(lines.join('\n'))).toMatchObject({ problems: [problem] })
})

test('at most five problems are told at once', () => {
  const lines = createFile({ date: iso }).split('\n')
  const broken = lines.map((line, index) => (index === 0 ? line : line.replace(/^([^,]+),[^,]+/, '$1,x')))
  expect(read(broken.join('\n'))).toMatchObject({ problems: { length: 5 } })
})

test('missing columns are named, and what they are can be chosen', () => {
  const text = createFile({ date: iso, header: 'Day,A,B,C,D,E' })
  expect(read(text)).toEqual({
    problems: [{ code: 'columnMissing', columns: ['open', 'high', 'low', 'close'] }],
    header: ['Day', 'A', 'B', 'C', 'D', 'E'],
    mapping: ['time', undefined, undefined, undefined, undefined, undefined],
  })
  const table = toTextTable(readCsv('a.csv', new TextEncoder().encode(text)))
  expect(getCandles(readCandles(table, ['time', 'open', 'high', 'low', 'close']))).toEqual(expected)
})

test('short and long files are refused for what they are', () => {
  expect(read(createFile({ date: iso }, 59))).toMatchObject({ problems: [{ code: 'tooFew', count: 59 }] })
  expect(read(createFile({ date: iso }, 10_001))).toMatchObject({ problems: [{ code: 'tooMany', count: 10_001 }] })
})

test('what is no table at all is refused too', () => {
  for (const text of ['{"a": [1, 2]}', '<html>\n<body>', ',,,,\n1,2']) expect(read(text)).toHaveProperty('problems')
})

test('accented headings of Excel for Windows are known', () => {
  const text = createFile({ date: iso, header: 'Fecha,Apertura,Máximo,Mínimo,Cierre,Volumen' })
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(getCandles(readCandles(toTextTable(readCsv('a.csv', bytes))))).toEqual(expected)
})
