import { expect, test } from 'vitest'
import { keyCompany, shortenCompany } from './company-name.ts'

test.each([
  ['Panadería Iberpan, S.L.', 'Panadería Iberpan'],
  ['Panadería Iberpan SL', 'Panadería Iberpan'],
  ['Talleres Roca S. L. U.', 'Talleres Roca'],
  ['Gestoría Núñez S.A.', 'Gestoría Núñez'],
  ['Harbour & Finch Ltd.', 'Harbour & Finch'],
  ['Harbour & Finch Co., Ltd.', 'Harbour & Finch'],
  ['Atelier Brun SAS', 'Atelier Brun'],
  ['SARL Atelier Brun', 'Atelier Brun'],
  ['Müller Werkzeugbau GmbH', 'Müller Werkzeugbau'],
  ['江南织造有限公司', '江南织造'],
  ['江南织造股份有限公司', '江南织造'],
  ['Cooperativa Vega S. Coop.', 'Cooperativa Vega'],
  ['HOTEL PLAYA DEL SOL SL', 'Hotel Playa del Sol'],
  ['BMW', 'BMW'],
  ['Salsa', 'Salsa'],
  ['SL', 'SL'],
  ['SA Nostra', 'SA Nostra'],
])('%s is called %s', (name, short) => {
  expect(shortenCompany(name)).toBe(short)
})

test('spellings of one company have one key', () => {
  const spellings = [
    'Construcciones Peña e Hijos, S.L.',
    'CONSTRUCCIONES PENA E HIJOS SL',
    'Construcciones Peña & Hijos S.L.U.',
  ]
  expect(new Set(spellings.map(keyCompany))).toEqual(new Set(['construcciones pena hijos']))
})

test('companies that differ by more than form, signs and accents keep different keys', () => {
  expect(keyCompany('Roca Talleres SL')).not.toBe(keyCompany('Talleres Rocas SL'))
})
