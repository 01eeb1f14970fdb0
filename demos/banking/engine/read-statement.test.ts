import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readTextTable } from '../../shared/table/read-sheets.ts'
import { findTable, listMissing, readStatement } from './read-statement.ts'
import { StatementError, type StatementProblem } from './statement-error.ts'

async function open(bytes: Uint8Array<ArrayBuffer>) {
  const statement = readStatement(findTable(await readTextTable('a', bytes)))
  return { ...statement, lines: statement.movements.map(({ date, cents, description }) => [date, cents, description]) }
}

/** The lines as tuples, to be compared with a file that was written by hand. */
const read = (text: string) => open(new TextEncoder().encode(text))

async function fail(text: string): Promise<StatementProblem> {
  const error = await read(text).catch((thrown: unknown) => thrown)
  if (error instanceof StatementError) return error.problem
  throw error instanceof Error ? error : new Error('The file was read')
}

test('Spain: lines above the table, newest first, decimal comma, balance', async () => {
  const statement = await read(`Cuenta;ES91 2100 0418 4502 0005 1332
Titular;"PÉREZ, ANA"

F. Operación;F. Valor;Concepto;Importe;Divisa;Saldo
31/03/2026;31/03/2026;RECIBO LUZ;-1.045,10;EUR;2.954,90
28/03/2026;28/03/2026;NÓMINA;2.000,00;EUR;4.000,00
`)
  expect(statement).toMatchObject({
    currency: 'EUR',
    closingCents: 295_490,
    notes: [],
    lines: [
      ['2026-03-28', 200_000, 'NÓMINA'],
      ['2026-03-31', -104_510, 'RECIBO LUZ'],
    ],
  })
})

test('United Kingdom: a column for each direction and names of months', async () => {
  const statement = await read(`"Account Name:","Current ****1234"

"Date","Transaction type","Description","Paid out","Paid in","Balance"
"01 Mar 2026","Visa purchase","TESCO","£12.30","","£1,087.70"
"02 Mar 2026","Bank credit","ACME","","£1,000.00","£2,087.70"
`)
  expect(statement).toMatchObject({ currency: 'GBP', closingCents: 208_770 })
  expect(statement.lines).toEqual([
    ['2026-03-01', -1_230, 'TESCO'],
    ['2026-03-02', 100_000, 'ACME'],
  ])
})

test('United States: month first, a summary above the table, commas for thousands', async () => {
  const statement = await read(`Description,,Summary Amt.
Beginning balance as of 03/01/2026,,"1,000.00"
Total credits,,"2,500.00"

Date,Description,Amount,Running Bal.
03/01/2026,Beginning balance as of 03/01/2026,,"1,000.00"
03/15/2026,PAYROLL,"2,500.00","3,500.00"
03/16/2026,GROCER,"-45.10","3,454.90"
`)
  expect(statement.lines).toEqual([
    ['2026-03-15', 250_000, 'PAYROLL'],
    ['2026-03-16', -4_510, 'GROCER'],
  ])
})

test('France: debit with and without its sign means the same', async () => {
  const rows = (debit: string) => `Date;Libellé;Débit euros;Crédit euros
05/01/2026;CARTE BOULANGERIE;${debit};
13/01/2026;VIR SALAIRE;;1 500,00
`
  const lines = [
    ['2026-01-05', -450, 'CARTE BOULANGERIE'],
    ['2026-01-13', 150_000, 'VIR SALAIRE'],
  ]
  expect((await read(rows('4,50'))).lines).toEqual(lines)
  expect((await read(rows('-4,50'))).lines).toEqual(lines)
})

test('Germany: short years, payee and purpose in columns of their own', async () => {
  const statement =
    await read(`"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Begünstigter/Zahlungspflichtiger";"Betrag";"Währung"
"DE89370400440532013000";"31.03.26";"31.03.26";"LASTSCHRIFT";"Miete April";"Hausverwaltung Muster";"-850,00";"EUR"
`)
  expect(statement.lines).toEqual([['2026-03-31', -85_000, 'Miete April Hausverwaltung Muster']])
})

test('China: the direction stands in a column of its own, neutral lines are left out', async () => {
  const statement = await read(`支付宝交易记录明细查询
账号:[example]
交易时间,交易分类,交易对方,商品说明,收/支,金额,交易状态
2026-03-01 12:30:00,餐饮美食,示例餐厅,午餐,支出,35.50,交易成功
2026-03-02 09:00:00,工资,示例公司,三月工资,收入,8000.00,交易成功
2026-03-03 10:00:00,转账,余额宝,转入,不计收支,100.00,交易成功
`)
  expect(statement.lines).toEqual([
    ['2026-03-01', -3_550, '示例餐厅 午餐'],
    ['2026-03-02', 800_000, '示例公司 三月工资'],
  ])
  expect(statement.notes).toEqual([{ code: 'notBooked', count: 1 }])
})

test('an app bank: ISO dates with times, a fee on top, reverted and pending lines left out', async () => {
  const statement = await read(`Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2026-03-01 10:00:00,2026-03-02 04:00:00,Cafe,-4.00,0.00,EUR,COMPLETED,96.00
ATM,Current,2026-03-03 10:00:00,2026-03-03 11:00:00,Cash,-50.00,1.50,EUR,COMPLETED,44.50
CARD_PAYMENT,Current,2026-03-04 10:00:00,,Shop,-9.00,0.00,EUR,PENDING,
`)
  expect(statement.lines).toEqual([
    ['2026-03-02', -400, 'Cafe'],
    ['2026-03-03', -5_150, 'Cash'],
  ])
})

test('tabs, quoted line breaks and a footer do no harm', async () => {
  const statement = await read(
    'Date\tDescription\tAmount\n2026-03-01\t"Two\nlines"\t-1.00\n2026-03-02\tOne\t2.00\nTotal\t\t1.00\n',
  )
  expect(statement.lines).toEqual([
    ['2026-03-01', -100, 'Two lines'],
    ['2026-03-02', 200, 'One'],
  ])
  expect(statement.notes).toEqual([{ code: 'withoutDate', count: 1, rows: [4] }])
})

test('dates that can be read both ways are read day first, and that is said', async () => {
  const statement = await read('Fecha;Concepto;Importe\n01/02/2026;A;-1,00\n02/02/2026;B;-2,00\n')
  expect(statement.lines?.map(([date]) => date)).toEqual(['2026-02-01', '2026-02-02'])
  expect(statement.notes).toEqual([{ code: 'dayFirst' }])
})

test('dates that are in order only month first are read so', async () => {
  const statement = await read('Date,Description,Amount\n01/02/2026,A,-1.00\n01/09/2026,B,-2.00\n02/01/2026,C,-2.00\n')
  expect(statement.lines?.map(([date]) => date)).toEqual(['2026-01-02', '2026-01-09', '2026-02-01'])
})

test('a table without the headings of a statement tells what is missing, and its columns can be chosen', async () => {
  const table = findTable(await readTextTable('a', new TextEncoder().encode('Cuando;Que;Euros\n13/01/2026;A;3,00\n')))
  expect(listMissing(table.roles)).toEqual(['noDate', 'noAmount'])
  expect(table.headings).toEqual(['Cuando', 'Que', 'Euros'])
  const { movements } = readStatement({ ...table, roles: ['date', 'description', 'amount'] })
  expect(movements).toMatchObject([{ date: '2026-01-13', cents: 300, description: 'A' }])
})

test('a workbook of Excel is read as it stands: dates and numbers', async () => {
  const rows = [
    [{ value: 'Fecha' }, { value: 'Concepto' }, { value: 'Importe' }],
    [{ value: new Date('2026-03-28'), format: 'dd/mm/yyyy' }, { value: 'NÓMINA' }, { value: 2000.5 }],
    [{ value: new Date('2026-03-31'), format: 'dd/mm/yyyy' }, { value: 'LUZ' }, { value: -1045.1 }],
  ]
  const { lines } = await open(Uint8Array.from(await writeXlsxFile([{ data: rows }]).toBuffer()))
  expect(lines).toEqual([
    ['2026-03-28', 200_050, 'NÓMINA'],
    ['2026-03-31', -104_510, 'LUZ'],
  ])
})

test('a wrong cell is told with its row and its column', async () => {
  const head = 'Banco\n\nFecha;Concepto;Importe\n13/01/2026;A;-1,00\n'
  expect(await fail(`${head}31/02/2026;B;-2,00\n`)).toEqual({
    code: 'badDate',
    row: 5,
    column: 'Fecha',
    value: '31/02/2026',
  })
  expect(await fail(`${head}14/01/2026;B;dos\n`)).toEqual({
    code: 'badAmount',
    row: 5,
    column: 'Importe',
    value: 'dos',
  })
  expect(await fail(`${head}01/14/2026;B;-2,00\n`)).toMatchObject({ code: 'badDate', row: 5, value: '01/14/2026' })
})

test('a table with headings alone has no movements', async () => {
  expect(await fail('Fecha;Concepto;Importe\n')).toEqual({ code: 'noMovements' })
})

test('a description that begins with a quotation mark swallows no rows: the file is refused with the row', async () => {
  const head = 'Fecha;Concepto;Importe\n13/01/2026;A;-1,00\n'
  await expect(read(`${head}14/01/2026;"SOL BAR;-2,00\n15/01/2026;C;-3,00\n`)).rejects.toThrow('"openQuote","row":3')
})

test('a quoted word at the beginning of a description is part of it', async () => {
  const head = 'Fecha;Concepto;Importe\n13/01/2026;A;-1,00\n'
  const { lines } = await read(`${head}14/01/2026;"SOL" BAR;-2,00\n15/01/2026;C;-3,00\n`)
  expect(lines.map(([, cents, description]) => [cents, description])).toEqual([
    [-100, 'A'],
    [-200, '"SOL" BAR'],
    [-300, 'C'],
  ])
})

test('one currency is read at a time, and the others are counted', async () => {
  const file = `Date,Description,Amount,Currency,Balance
2026-03-01,Cafe,-4.00,EUR,96.00
2026-03-02,Hotel,-20000,JPY,180000
2026-03-03,Shop,-6.00,EUR,90.00
2026-03-04,Bank,-3.00,USD,50.00
`
  const statement = await read(file)
  expect(statement).toMatchObject({ currency: 'EUR', currencies: ['EUR', 'JPY', 'USD'], closingCents: 9_000 })
  expect(statement.lines.map(([, cents]) => cents)).toEqual([-400, -600])
  expect(statement.notes).toEqual([
    { code: 'otherCurrency', count: 1, currency: 'JPY' },
    { code: 'otherCurrency', count: 1, currency: 'USD' },
  ])
  const table = findTable(await readTextTable('a', new TextEncoder().encode(file)))
  expect(readStatement(table, { currency: 'JPY' })).toMatchObject({
    currency: 'JPY',
    movements: [{ cents: -2_000_000, description: 'Hotel' }],
    closingCents: 18_000_000,
  })
})

test.each([
  [
    'signs beside the amounts',
    'Date,Description,Amount\n2026-03-01,A,-4.00 €\n2026-03-02,B,-5.00 €\n2026-03-03,C,-£6.00\n',
  ],
  [
    'a column in Spanish',
    'Fecha;Concepto;Importe;Divisa\n13/03/2026;A;-4,00;EUR\n14/03/2026;B;-5,00;EUR\n15/03/2026;C;-6,00;GBP\n',
  ],
  [
    'a column in Chinese',
    '日期,摘要,金额,币种\n2026-03-01,A,-4.00,EUR\n2026-03-02,B,-5.00,EUR\n2026-03-03,C,-6.00,GBP\n',
  ],
])('a currency is known by %s', async (_, file) => {
  const statement = await read(file)
  expect(statement.lines.map(([, cents]) => cents)).toEqual([-400, -500])
  expect(statement.currencies).toEqual(['EUR', 'GBP'])
})

test('rows that name no currency have that of the headings', async () => {
  const statement = await read(
    'Fecha;Concepto;Importe (EUR)\n13/03/2026;A;-4,00\n14/03/2026;B;-5,00 $\n15/03/2026;C;-6,00\n',
  )
  expect(statement.currencies).toEqual(['EUR', 'USD'])
  expect(statement.lines.map(([, cents]) => cents)).toEqual([-400, -600])
})

test.each([
  ['Date,Description,Amount,Type\n2026-03-01,Shop,45.10,DEBIT\n2026-03-02,Acme,2000.00,CREDIT\n', [-4_510, 200_000]],
  ['Date,Description,Amount,Type\n2026-03-01,Shop,-45.10,DEBIT\n2026-03-02,Acme,2000.00,CREDIT\n', [-4_510, 200_000]],
  ['Fecha;Concepto;Importe;Tipo\n13/03/2026;Tienda;45,10;Cargo\n14/03/2026;Acme;2000,00;Abono\n', [-4_510, 200_000]],
  ['Date;Libellé;Montant;Sens\n13/03/2026;Magasin;45,10;Débit\n14/03/2026;Acme;2000,00;Crédit\n', [-4_510, 200_000]],
  [
    'Buchungstag;Verwendungszweck;Betrag;Soll/Haben\n13.03.2026;Laden;45,10;S\n14.03.2026;Acme;2000,00;H\n',
    [-4_510, 200_000],
  ],
  ['交易日期,摘要,金额,借贷标志\n2026-03-01,商店,45.10,借\n2026-03-02,工资,2000.00,贷\n', [-4_510, 200_000]],
  // A reversal has the other sign of its direction.
  [
    'Date,Description,Amount,Dr/Cr\n2026-03-01,Shop,45.10,DR\n2026-03-02,Shop,-45.10,DR\n2026-03-03,Bar,5.00,DR\n',
    [-4_510, 4_510, -500],
  ],
])('a direction beside the amount is its sign: %s', async (file, cents) => {
  expect((await read(file)).lines.map(([, amount]) => amount)).toEqual(cents)
})

test('a column named type whose cells tell no direction is none', async () => {
  const statement = await read(
    'Date,Type,Description,Amount\n2026-03-01,Card,Shop,-45.10\n2026-03-02,Transfer,Acme,2000.00\n',
  )
  expect(statement.lines.map(([, cents]) => cents)).toEqual([-4_510, 200_000])
})

test.each([
  ['Date;Libellé;Débit;Crédit\n13/01/2026;A;120,00;\n14/01/2026;A annulé;-120,00;\n', [-12_000, 12_000]],
  [
    'Date;Libellé;Débit;Crédit\n13/01/2026;A;-120,00;\n14/01/2026;B;-5,00;\n15/01/2026;B annulé;5,00;\n',
    [-12_000, -500, 500],
  ],
  [
    'Fecha;Concepto;Cargo;Abono\n13/01/2026;A;;50,00\n14/01/2026;B;;60,00\n15/01/2026;B anulado;;-60,00\n',
    [5_000, 6_000, -6_000],
  ],
])('a reversal in a column of its own direction takes its amount back', async (file, cents) => {
  expect((await read(file)).lines.map(([, amount]) => amount)).toEqual(cents)
})

test('the running balance knows the sign: of amounts without one, and of a bank that writes spending as positive', async () => {
  const plain = await read(
    'Date,Description,Amount,Balance\n2026-03-01,Start,10.00,100.00\n2026-03-02,Shop,45.10,54.90\n2026-03-03,Acme,20.00,74.90\n',
  )
  expect(plain.lines.map(([, cents]) => cents).slice(1)).toEqual([-4_510, 2_000])
  expect(plain.notes).toEqual([])
  const turned = await read(
    'Date,Description,Amount,Balance\n2026-03-03,Acme,-20.00,74.90\n2026-03-02,Shop,45.10,54.90\n2026-03-01,Bar,5.00,100.00\n',
  )
  expect(turned.lines.map(([, cents]) => cents)).toEqual([-500, -4_510, 2_000])
  expect(turned.closingCents).toBe(7_490)
})

test('a card statement has purchases without a sign and a payment with one: they change places, and that is said', async () => {
  const statement = await read(
    'Date,Description,Amount\n2026-03-01,Shop,45.10\n2026-03-02,Bar,30.00\n2026-03-05,PAYMENT - THANK YOU,-75.10\n',
  )
  expect(statement.lines.map(([, cents]) => cents)).toEqual([-4_510, -3_000, 7_510])
  expect(statement.notes).toEqual([{ code: 'cardSigns' }])
})

test('if no sign tells spending from income, the visitor is told and can turn it', async () => {
  const file = 'Date,Description,Amount\n2026-03-01,Shop,45.10\n2026-03-02,Bar,30.00\n2026-03-05,Grocer,7.00\n'
  expect((await read(file)).notes).toEqual([{ code: 'oneSide' }])
  const table = findTable(await readTextTable('a', new TextEncoder().encode(file)))
  const { movements, notes } = readStatement(table, { isTurned: true })
  expect(movements.map(({ cents }) => cents)).toEqual([-4_510, -3_000, -700])
  expect(notes).toEqual([])
})

test('a wallet’s refund is money in; a purchase that was undone in full and its refund are nothing', async () => {
  const head = '交易时间,交易对方,商品说明,收/支,金额,交易状态\n'
  const statement = await read(`${head}2026-03-01 12:00:00,店,鞋,支出,100.00,交易成功
2026-03-02 12:00:00,店,退款-鞋,不计收支,100.00,退款成功
2026-03-03 12:00:00,店,茶,支出,20.00,交易成功
2026-03-04 12:00:00,店,书,支出,30.00,交易关闭
2026-03-04 13:00:00,店,退款-书,不计收支,30.00,退款成功
2026-03-05 12:00:00,余额宝,转入,不计收支,500.00,交易成功
`)
  expect(statement.lines.map(([, cents]) => cents)).toEqual([-10_000, 10_000, -2_000])
  expect(statement.notes).toEqual([{ code: 'notBooked', count: 3 }])
})

test('a file without headings loses no row: its columns are guessed and looked at', async () => {
  const table = findTable(
    await readTextTable(
      'a',
      new TextEncoder().encode('13/01/2026|GROCER|-45,10\n14/01/2026|BAR|-3,00\n15/01/2026|ACME|20,00\n'),
    ),
  )
  expect(table).toMatchObject({ isGuess: true, roles: ['date', 'description', 'amount'] })
  expect(readStatement(table).movements.map(({ cents }) => cents)).toEqual([-4_510, -300, 2_000])
})

test('a footer with its period is a sum and no movement, and accountants’ dashes and brackets are read', async () => {
  const statement = await read(`Fecha;Concepto;Cargo;Abono
13/01/2026;A;(3,00);-
14/01/2026;B;–;5,00
Total 01/01/2026 - 31/01/2026;;-3,00;5,00
`)
  expect(statement.lines.map(([, cents]) => cents)).toEqual([-300, 500])
  expect(statement.notes).toEqual([{ code: 'withoutDate', count: 1, rows: [4] }])
})
