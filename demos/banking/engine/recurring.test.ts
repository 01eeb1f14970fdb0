import { expect, test } from 'vitest'
import { addDays, addMonths } from './calendar.ts'
import type { Movement } from './movement.ts'
import { findRecurrences, getYearlyCents, isSubscription } from './recurring.ts'
import { createMovement, readLabelledSample, sort } from './testing.ts'

/** Payments at even distances that begin on 3 January 2026. */
function createSeries(count: number, step: (index: number) => string, amount: (index: number) => number): Movement[] {
  return Array.from({ length: count }, (_, index) => createMovement(step(index), amount(index), 'SERVICE X'))
}

test('the labeled sample: all sixteen series are found with their interval, and nothing else', async () => {
  const found = findRecurrences(await readLabelledSample('es'))
  const series = found.map(({ movements, interval, name }) => {
    expect(new Set(movements.map(({ description }) => description))).toEqual(new Set([name]))
    return `${name}: ${interval}, ${movements.length}`
  })
  expect(series.toSorted()).toEqual([
    'COMISION MANTENIMIENTO CUENTA: quarterly, 5',
    'COMPRA TARJ 4512 APPLE.COM/BILL: monthly, 14',
    'COMPRA TARJ 4512 NETFLIX.COM: monthly, 14',
    'COMPRA TARJ 4512 SPOTIFY ES: monthly, 14',
    'NOMINA CENTRO INFANTIL MUESTRA: monthly, 14',
    'NOMINA INDUSTRIAS LEVANTE MUESTRA SL: monthly, 14',
    'RECIBO ADESLAS SEGURO DE SALUD: monthly, 14',
    'RECIBO COMEDOR ESCOLAR CEIP MUESTRA: monthly, 14',
    'RECIBO DIGI SPAIN TELECOM FIBRA: monthly, 14',
    'RECIBO EMIVASA AGUAS DE VALENCIA: quarterly, 5',
    'RECIBO IBERDROLA CLIENTES SAU: twoMonthly, 7',
    'RECIBO LOWI MOVIL: monthly, 14',
    'RECIBO MAPFRE HOGAR POLIZA ANUAL: yearly, 2',
    'RECIBO VIVAGYM VALENCIA CUOTA: monthly, 10',
    'TRANSFERENCIA A FAVOR DE M ORTEGA ALQUILER PISO: monthly, 14',
    'TRASPASO A CUENTA AHORRO: monthly, 14',
  ])
  expect(found.filter(({ hasEnded }) => hasEnded).map(({ name }) => name)).toEqual(['RECIBO VIVAGYM VALENCIA CUOTA'])
})

test('a new price is flagged with its date, the old amount and the new one', () => {
  const series = createSeries(
    8,
    (index) => addMonths('2026-01-03', index),
    (index) => (index < 5 ? -12.99 : -14.99),
  )
  expect(findRecurrences(series)).toMatchObject([
    {
      isFixed: true,
      cents: -1_499,
      change: { date: '2026-06-03', fromCents: -1_299, toCents: -1_499 },
      next: '2026-09-03',
    },
  ])
})

test('payments at the end of the month stay there: after 31 January and 28 February comes 31 March', () => {
  const series = ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28'].map((date) =>
    createMovement(date, -9, 'SERVICE X'),
  )
  const [found] = findRecurrences(series)
  expect(found?.interval).toBe('monthly')
  expect(['2026-03-30', '2026-03-31']).toContain(found?.next)
})

test('every 28 days is not every month', () => {
  const series = createSeries(
    8,
    (index) => addDays('2026-01-03', 28 * index),
    () => -9,
  )
  expect(findRecurrences(series)).toMatchObject([{ interval: 'fourWeekly', next: '2026-08-15' }])
})

test('weekends, a missed month and varying amounts are tolerated', () => {
  const dates = ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-07', '2026-06-05', '2026-07-06', '2026-08-05']
  const series = dates.map((date, index) => createMovement(date, -60 - index * 7, 'POWER'))
  expect(findRecurrences(series)).toMatchObject([{ interval: 'monthly', isFixed: false, next: '2026-09-05' }])
})

test('a membership is found among purchases at the same merchant', () => {
  const membership = createSeries(
    6,
    (index) => addMonths('2026-01-03', index),
    () => -4.99,
  )
  const purchases = [7, 11, 30, 44, 80, 81, 130, 149].map((day, index) =>
    createMovement(addDays('2026-01-03', day), -20 - index * 9, 'SERVICE X'),
  )
  expect(findRecurrences(sort([...membership, ...purchases]))).toMatchObject([{ interval: 'monthly', cents: -499 }])
})

test('irregular visits come back to nothing', () => {
  const days = [0, 3, 11, 13, 29, 31, 47, 66, 70, 95]
  const visits = days.map((day, index) => createMovement(addDays('2026-01-03', day), -30 - index, 'SERVICE X'))
  expect(findRecurrences(visits)).toEqual([])
})

test('two payments a year apart are a yearly one where the amounts are close', () => {
  const year = (amount: number) => [createMovement('2025-03-10', -200, 'X'), createMovement('2026-03-11', amount, 'X')]
  expect(findRecurrences(year(-212).map((one) => ({ ...one, description: 'POLICY' })))).toMatchObject([
    { interval: 'yearly' },
  ])
  expect(findRecurrences(year(-80).map((one) => ({ ...one, description: 'POLICY' })))).toEqual([])
})

test('a year has twelve monthly and a little more than 52 weekly payments', () => {
  expect(getYearlyCents({ cents: -1_000, interval: 'monthly' })).toBe(-12_000)
  // 365.2425 / 7 × 7.00
  expect(getYearlyCents({ cents: -700, interval: 'weekly' })).toBe(-36_524)
})

test('a subscription is fixed and goes out; rent and salary are none', () => {
  const [monthly] = findRecurrences(
    createSeries(
      6,
      (index) => addMonths('2026-01-03', index),
      () => -9.99,
    ),
  )
  if (!monthly) throw new Error('no recurrence')
  expect(isSubscription(monthly, 'subscriptions')).toBe(true)
  expect(isSubscription(monthly, 'housing')).toBe(false)
  expect(isSubscription({ ...monthly, cents: 999 }, 'subscriptions')).toBe(false)
})
