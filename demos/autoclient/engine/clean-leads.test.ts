import { expect, test } from 'vitest'
import { cleanLeads } from './clean-leads.ts'
import type { FieldName } from './fields.ts'

function clean(...rows: Partial<Record<FieldName, string>>[]) {
  const mapping = [...new Set(rows.flatMap((row) => Object.keys(row) as FieldName[]))]
  return cleanLeads(
    { rows: rows.map((row, index) => ({ number: index + 2, cells: mapping.map((field) => row[field] ?? '') })) },
    mapping,
  )
}

test('a messy row becomes a lead', () => {
  const { leads } = clean({
    fullName: ' LÓPEZ   GARCÍA,  Marta ',
    company: 'PANADERÍA IBERPAN, S.L.',
    email: ' Marta@Iberpan.ES ',
    industry: 'Alimentación',
    employees: '1.200',
    city: 'VALENCIA',
    country: 'españa',
    language: 'Español',
    consent: 'Sí',
  })
  expect(leads).toEqual([
    {
      id: 'row-2',
      rows: [2],
      name: 'Marta López García',
      salutation: undefined,
      company: 'Panadería Iberpan, S.L.',
      role: '',
      email: 'marta@iberpan.es',
      phone: '',
      website: '',
      industry: 'Alimentación',
      employees: '1.200',
      city: 'Valencia',
      country: 'ES',
      language: 'es',
      consent: 'yes',
      notes: '',
    },
  ])
})

test('what cannot be understood counts as unknown', () => {
  const { leads } = clean({
    company: 'A',
    email: 'ana@@a',
    country: 'Levante',
    employees: 'pyme',
    consent: 'pendiente',
  })
  expect(leads[0]).toMatchObject({ email: '', country: undefined, consent: 'unknown' })
})

test('placeholders and unfilled template fields are nothing', () => {
  const { leads, emptyRows } = clean(
    { fullName: '{{first_name}}', company: 'n/a', role: '-', city: '无' },
    { fullName: 'Ana', role: '—' },
  )
  expect(emptyRows).toEqual([2])
  expect(leads).toMatchObject([{ name: 'Ana', role: '', rows: [3] }])
})

test('a company in the place of a name is nobody', () => {
  expect(clean({ fullName: 'Hotel Sol', company: 'HOTEL SOL S.L.' }).leads).toMatchObject([
    { name: '', company: 'Hotel Sol S.L.' },
  ])
})
