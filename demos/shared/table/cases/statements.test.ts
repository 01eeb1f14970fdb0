import { expect, test } from 'vitest'
import { findColumnRole } from '../../../banking/engine/column-roles.ts'
import { findTable, readStatement } from '../../../banking/engine/read-statement.ts'
import { readTextTable } from '../read-sheets.ts'
import { encode, packXlsx } from '../testing.ts'

// Layouts of banks and payment services: their headings are facts, the rows are made here.

type StatementCase = {
  name: string
  text: string
  /** Date, cents and description of each movement, from the oldest. */
  lines: [string, number, string][]
  closing?: number
}

const lines: StatementCase['lines'] = [
  ['2026-01-13', -4510, 'Mercado'],
  ['2026-01-31', 120000, 'Nómina'],
]

const cases: StatementCase[] = [
  {
    name: 'BBVA',
    text: 'Últimos movimientos;;;;;;;\n;;;;;;;\nF.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones\n31/01/2026;31/01/2026;Nómina;;1200,00;EUR;1654,90;EUR;\n13/01/2026;13/01/2026;Mercado;;-45,10;EUR;454,90;EUR;',
    lines,
    closing: 165490,
  },
  {
    name: 'Santander',
    text: 'Cuenta;ES00 0000;;;\nTitular;Ana;;;\nSaldo;1.654,90 EUR;;;\n;;;;\nFecha Operación;Fecha Valor;Concepto;Importe;Saldo\n31/01/2026;31/01/2026;Nómina;1.200,00;1.654,90\n13/01/2026;13/01/2026;Mercado;-45,10;454,90',
    lines,
    closing: 165490,
  },
  {
    name: 'CaixaBank',
    text: 'Fecha;Fecha valor;Movimiento;Más datos;Importe;Saldo\n31/01/2026;31/01/2026;Nómina;;1.200,00EUR;1.654,90EUR\n13/01/2026;13/01/2026;Mercado;;-45,10EUR;454,90EUR',
    lines,
    closing: 165490,
  },
  {
    name: 'Sabadell, minus in a typographer’s way',
    text: 'Consulta de movimientos;;;;;;\nCuenta:;ES00;;;;;\n;;;;;;\nF. Operativa;Concepto;F. Valor;Importe;Saldo;Referencia 1;Referencia 2\n31/01/2026;Nómina;31/01/2026;1.200,00;1.654,90;;\n13/01/2026;Mercado;13/01/2026;−45,10;454,90;;',
    lines,
    closing: 165490,
  },
  {
    name: 'ING',
    text: 'F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;COMENTARIO;IMAGEN;IMPORTE (€);SALDO (€)\n31/01/2026;Nómina;Trabajo;Nómina;;No;1.200,00;1.654,90\n13/01/2026;Alimentación;Súper;Mercado;;No;-45,10;454,90',
    lines,
    closing: 165490,
  },
  {
    name: 'Bankinter, debit and credit apart',
    text: 'Fecha Contable;Fecha Valor;Descripción;Debe;Haber;Saldo\n13/01/2026;13/01/2026;Mercado;45,10;;454,90\n31/01/2026;31/01/2026;Nómina;;1.200,00;1.654,90',
    lines,
    closing: 165490,
  },
  {
    name: 'Openbank',
    text: 'Fecha Operación;Fecha Valor;Concepto;Importe;Saldo\n31/01/2026;31/01/2026;Nómina;1.200,00 €;1.654,90 €\n13/01/2026;13/01/2026;Mercado;-45,10 €;454,90 €',
    lines,
    closing: 165490,
  },
  {
    name: 'Kutxabank, days of two digits',
    text: 'fecha;concepto;fecha valor;importe;saldo\n13/01/26;Mercado;13/01/26;-45,10;454,90\n31/01/26;Nómina;31/01/26;1.200,00;1.654,90',
    lines,
    closing: 165490,
  },
  {
    name: 'BNP Paribas, with a line of the account above',
    text: 'Compte de chèques;****0000;31/01/2026;;1 654,90\nDate operation;Libelle court;Type operation;Libelle operation;Montant operation en euro\n13/01/2026;CB;CARTE;Mercado;-45,10\n31/01/2026;VIR;VIREMENT;Nómina;1 200,00',
    lines,
  },
  {
    name: 'Crédit Agricole, lines above, debit and credit apart',
    text: 'Téléchargement du 31/01/2026;\n\nAna;\nCompte de Dépôt carte n° 0000;\nSolde au 31/01/2026 1 654,90 €\n\nListe des opérations du compte entre le 01/01/2026 et le 31/01/2026;\n\nDate;Libellé;Débit euros;Crédit euros;\n31/01/2026;"Nómina";;1 200,00;\n13/01/2026;"Mercado";45,10;;',
    lines,
  },
  {
    name: 'BoursoBank',
    text: 'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance\n2026-01-31;2026-01-31;"Nómina";;;;1200,00;;0000;Compte;1654,90\n2026-01-13;2026-01-13;"Mercado";;;;-45,10;;0000;Compte;454,90',
    lines,
    closing: 165490,
  },
  {
    name: 'Société Générale',
    text: "=\"0000\";01/01/2026;31/01/2026;2;31/01/2026;1654,90 EUR\n\nDate de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise\n31/01/2026;Nómina;Nómina;1200,00;EUR\n13/01/2026;Mercado;Mercado;-45,10;EUR",
    lines,
  },
  {
    name: 'La Banque Postale',
    text: 'Numéro Compte   ;0000\nType         ;CCP\nCompte tenu en  ;euros\nDate            ;31/01/2026\nSolde (EUROS)   ;1654,90\n\nDate;Libellé;Montant(EUROS)\n31/01/2026;Nómina;1200,00\n13/01/2026;Mercado;-45,10',
    lines,
  },
  {
    name: 'Crédit Mutuel',
    text: 'Date;Date de valeur;Débit;Crédit;Libellé;Solde\n13/01/2026;13/01/2026;-45,10;;Mercado;454,90\n31/01/2026;31/01/2026;;1200,00;Nómina;1654,90',
    lines,
    closing: 165490,
  },
  {
    name: 'Caisse d’Épargne, a sign in the credit',
    text: 'Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation\n31/01/2026;Nómina;Nómina;;;Virement;;;;+1200,00;31/01/2026;31/01/2026;0\n13/01/2026;Mercado;Mercado;;;Carte;;;-45,10;;13/01/2026;13/01/2026;0',
    lines,
  },
  {
    name: 'Revolut',
    text: 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCARD_PAYMENT,Current,2026-01-12 10:00:00,2026-01-13 08:00:00,Mercado,-45.10,0.00,EUR,COMPLETED,454.90\nTOPUP,Current,2026-01-31 09:00:00,2026-01-31 09:00:01,Nómina,1200.00,0.00,EUR,COMPLETED,1654.90',
    lines,
    closing: 165490,
  },
  {
    name: 'N26',
    text: '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"\n2026-01-13,2026-01-13,Mercado,,Presentment,,Main,-45.1,45.1,EUR,1\n2026-01-31,2026-01-31,Nómina,,"Credit Transfer",,Main,1200.0,,,',
    lines,
  },
  {
    name: 'ING in German, lines above, Windows-1252 by its words',
    text: 'Umsatzanzeige;Datei erstellt am: 31.01.2026\n\nKunde;Ana\nSaldo;1.654,90;EUR\n\nBuchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung\n31.01.2026;31.01.2026;Nómina;Gutschrift;;1.654,90;EUR;1.200,00;EUR\n13.01.2026;13.01.2026;Mercado;Lastschrift;;454,90;EUR;-45,10;EUR',
    lines,
    closing: 165490,
  },
  {
    name: 'HSBC UK, paid out and paid in',
    text: 'Date,Type,Description,Paid out,Paid in,Balance\n13 Jan 2026,VIS,Mercado,45.10,,454.90\n31 Jan 2026,CR,Nómina,,"1,200.00","1,654.90"',
    lines,
    closing: 165490,
  },
  {
    name: 'WeChat Pay, lines above',
    text: `微信支付账单明细,,,,,,,,\n微信昵称：[ana],,,,,,,,\n起始时间：[2026-01-01 00:00:00] 终止时间：[2026-01-31 23:59:59],,,,,,,,\n----------------------微信支付账单明细列表--------------------,,,,,,,,\n交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注\n2026-01-31 09:00:00,转账,Nómina,"/",收入,¥1200.00,/,已存入零钱,1,2,"/"\n2026-01-13 10:00:00,商户消费,Mercado,"/",支出,¥45.10,零钱,支付成功,3,4,"/"`,
    lines,
  },
  {
    name: 'China Merchants Bank, dates without signs',
    text: '# 招商银行交易记录\n# 起始日期: [20260101]   终止日期: [20260131]\n\n交易日期,交易时间,收入,支出,余额,交易类型,交易备注\n20260113,10:00:00,,45.10,454.90,快捷支付,Mercado\n20260131,09:00:00,1200.00,,1654.90,代发工资,Nómina',
    lines,
    closing: 165490,
  },
  {
    name: 'ICBC',
    text: '明细查询文件下载\n\n卡号: 0000,,,,,\n\n交易日期,摘要,交易场所,记账金额(收入),记账金额(支出),余额,对方户名\n2026-01-13,,网上,,45.10,454.90,Mercado\n2026-01-31,,网上,"1,200.00",,"1,654.90",Nómina',
    lines,
    closing: 165490,
  },
  {
    name: 'a French bank, with a petrol station called Total and a sum below',
    text: 'Date;Libellé;Montant\n13/01/2026;TOTAL ACCESS LYON;-45,10\n31/01/2026;Nómina;1200,00\nTotal 01/01/2026 - 31/01/2026;;1154,90',
    lines: [
      ['2026-01-13', -4510, 'TOTAL ACCESS LYON'],
      ['2026-01-31', 120000, 'Nómina'],
    ],
  },
  {
    name: 'a file with a footer and lines of several systems’ ends',
    text: 'Fecha;Concepto;Importe\r\n13/01/2026;Mercado;-45,10\n31/01/2026;"Nómina";1200,00\n;;\nSaldo final;;1154,90',
    lines,
  },
  {
    name: 'full-width signs',
    text: '日期,摘要,金额\n２０２６－０１－１３,Mercado,－４５．１０\n２０２６－０１－３１,Nómina,１，２００．００',
    lines,
  },
]

const isColumnName = (heading: string) => findColumnRole(heading) !== undefined

async function read(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const table = findTable(await readTextTable(name, bytes, isColumnName))
  const { movements, closingCents } = readStatement(table)
  return { lines: movements.map(({ date, cents, description }) => [date, cents, description]), closingCents }
}

test.each(cases)('a statement of $name', async ({ text, lines: expected, closing }) => {
  expect(await read('statement.csv', encode(text))).toEqual({ lines: expected, closingCents: closing })
})

test.each([
  [
    'bars between the cells',
    '13/01/2026|Mercado|13/01/2026|-45,10|454,90\n31/01/2026|Nómina|31/01/2026|1200,00|1654,90',
  ],
  ['commas', '2026-01-13,Mercado,,-45.10,454.90\n2026-01-31,Nómina,,1200.00,1654.90'],
])('a statement without headings, with %s, loses no row when its columns are chosen', async (_, text) => {
  const table = findTable(await readTextTable('a.txt', encode(text), isColumnName))
  expect(table.headings).toEqual(['', '', '', '', ''])
  const { movements } = readStatement({ ...table, roles: ['date', 'description', undefined, 'amount', 'balance'] })
  expect(movements.map(({ date, cents, description }) => [date, cents, description])).toEqual(lines)
})

test('a statement of a workbook has its currency from the format of its cells', async () => {
  const write = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const xml = [
    write(text('Movimientos de la cuenta')),
    write(text('Fecha'), text('Concepto'), text('Importe')),
    write('<c s="1"><v>46035</v></c>', text('Mercado'), '<c s="2"><v>-45.1</v></c>'),
    write('<c s="1"><v>46053</v></c>', text('Nómina'), '<c s="2"><v>1200</v></c>'),
  ].join('')
  const formats = ['dd/mm/yyyy', '#,##0.00\\ [$€-C0A]']
  const table = findTable(
    await readTextTable('a.xlsx', packXlsx({ sheets: [{ name: 'Hoja1', xml }], formats }), isColumnName),
  )
  const { movements, currency } = readStatement(table)
  expect(movements.map(({ date, cents, description }) => [date, cents, description])).toEqual(lines)
  expect(currency).toBe('EUR')
})
