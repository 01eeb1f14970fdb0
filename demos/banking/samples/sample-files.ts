import Papa from 'papaparse'
import { formatCents } from '../engine/money.ts'
import { createHousehold, openingCents } from './household.ts'
import { type Country, sampleTexts } from './sample-texts.ts'

/** The sample account as the file of a bank of its country. */
export function createSampleFile(country: Country): { name: string; content: string } {
  let balance = openingCents
  const lines = createHousehold(country).map((line) => {
    balance += line.cents
    return { ...line, balance }
  })
  const holder = country === 'es' ? 'HOGAR DE MUESTRA (DATOS INVENTADOS)' : 'EXAMPLE HOUSEHOLD (INVENTED DATA)'
  const head = [[country === 'es' ? 'Cuenta' : 'Account', sampleTexts[country].iban], [holder], []]
  const rows = country === 'es' ? writeSpanishRows(lines) : writeBritishRows(lines)
  const csv = Papa.unparse([...head, ...rows], { delimiter: country === 'es' ? ';' : ',', newline: '\r\n' })
  return { name: `sample-${country}.csv`, content: `${csv}\r\n` }
}

type Line = { date: string; description: string; cents: number; balance: number }

/** The newest movement first, decimal commas. */
function writeSpanishRows(lines: readonly Line[]): string[][] {
  const rows = lines.map(({ date, description, cents, balance }) => [
    date.split('-').toReversed().join('/'),
    description,
    formatCents(cents, ','),
    'EUR',
    formatCents(balance, ','),
  ])
  return [['F. Operación', 'Concepto', 'Importe', 'Divisa', 'Saldo'], ...rows.toReversed()]
}

/** Names of months, pounds in the cells, what was paid out without a sign. */
function writeBritishRows(lines: readonly Line[]): string[][] {
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const rows = lines.map(({ date, description, cents, balance }) => [
    format.format(new Date(date)),
    description,
    cents < 0 ? `£${formatCents(-cents)}` : '',
    cents < 0 ? '' : `£${formatCents(cents)}`,
    `£${formatCents(balance)}`,
  ])
  return [['Date', 'Description', 'Paid out', 'Paid in', 'Balance'], ...rows]
}
