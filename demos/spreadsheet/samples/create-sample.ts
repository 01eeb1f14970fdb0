import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { createRandom, pick } from '../../shared/random.ts'
import { splitWords } from '../../shared/split-words.ts'
import type { Cell, RawSheet } from '../../shared/table/raw-sheet.ts'
import { sampleWords } from './sample-words.ts'

export type SampleSize = 'small' | 'large'

/** One year of 2,000 orders, or three years of 50,000. */
export const sampleSizes: Record<SampleSize, { orders: number; firstYear: number; years: number }> = {
  small: { orders: 2_000, firstYear: 2025, years: 1 },
  large: { orders: 50_000, firstYear: 2023, years: 3 },
}

const customerCount = 120
const prices = [9.5, 11.2, 10.4, 16.8, 6.9, 5.8, 7.4, 5.2, 3.6, 3.1, 8.3, 12.5, 24.9, 4.4, 39.5, 18.6]
const discounts = ['0%', '0%', '0%', '5%', '10%', '15%']
const houses = splitWords('Aldaba, Brisa, Cedro, Duna, Encina, Faro, Gala, Hiedra, Isla, Junco, Lirio, Molino')
const trades = ['Grupo', 'Taller', 'Bistro', 'Posada', 'Estudio', 'Mercado', 'Patio', 'Salone', 'Atelier', 'Kontor']

/**
 * Makes the workbook of an invented wholesaler: orders with their customers and products, and a list of each. The same
 * numbers come out every time and in every language; only the words differ.
 *
 * Sales grow over the year and peak in December; prices and discounts are written as in a file, with their signs.
 */
export function createSample(locale: DemoLocale, size: SampleSize): { name: string; sheets: RawSheet[] } {
  const words = sampleWords[locale]
  const random = createRandom(20250314)
  const places = words.countries.flatMap(([country, cities]) => cities.map((city) => ({ country, city })))
  const customers = Array.from({ length: customerCount }, (_, index) => {
    const place = pick(places, random)
    const name = `${trades[index % trades.length]} ${houses[Math.floor(index / trades.length) % houses.length]}`
    return [toCode('C', index), name, place.city, place.country, pick(words.segments, random)]
  })
  const products = words.categories.flatMap(([category, names], row) =>
    names.map((name, column) => {
      const index = row * 4 + column
      return [toCode('A', index), name, category, `${round((prices[index] ?? 0) * 0.6).toFixed(2)} €`]
    }),
  )
  const { orders, firstYear, years } = sampleSizes[size]
  const days = createDays(orders, firstYear, years, random)
  const rows = days.map((date, index): Cell[] => {
    const customer = Math.floor(customerCount * random() ** 1.8)
    const product = Math.floor(prices.length * random())
    const units = 1 + Math.floor(40 * random() ** 2)
    const discount = pick(discounts, random)
    const price = prices[product] ?? 0
    const sales = round(units * price * (1 - Number.parseInt(discount, 10) / 100))
    return [
      `P-${10_001 + index}`,
      date,
      ...(customers[customer]?.slice(1) ?? []),
      ...(products[product]?.slice(1, 3) ?? []),
      words.regions[customer % words.regions.length] ?? '',
      pick(words.channels, random),
      units,
      `${price.toFixed(2)} €`,
      discount,
      `${sales.toFixed(2)} €`,
    ]
  })
  const [order = '', date = '', , , ...others] = words.orderColumns
  const orderColumns = [order, date, ...words.customerColumns.slice(1), ...words.productColumns.slice(1, 3), ...others]
  return {
    name: words.title,
    sheets: [
      { name: words.orders, rows: [orderColumns, ...rows] },
      { name: words.customers, rows: [words.customerColumns, ...customers] },
      { name: words.products, rows: [words.productColumns, ...products] },
    ],
  }
}

/** Dates in order: more of them later in a year, and most in December. */
function createDays(count: number, firstYear: number, years: number, random: () => number): string[] {
  return Array.from({ length: count }, () => {
    const year = firstYear + Math.floor(years * random() ** 0.8)
    const isSeason = random() < 0.06
    const month = isSeason ? 12 : 1 + Math.floor(12 * random() ** 0.85)
    const day = 1 + Math.floor(28 * random())
    return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  }).sort()
}

function toCode(letter: string, index: number): string {
  return `${letter}-${String(index + 1).padStart(3, '0')}`
}

function round(amount: number): number {
  return Math.round(amount * 100 + 1e-7) / 100
}
