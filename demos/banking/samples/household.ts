import { createNormalRandom, createRandom, pick, type Random } from '../../shared/random.ts'
import { addDays, addMonths, countDays, type IsoDate, toDayNumber } from '../engine/calendar.ts'
import type { Category } from '../engine/categories.ts'
import { type StatementLine, sortByDate } from '../engine/movement.ts'
import { type Country, type SampleTexts, sampleTexts } from './sample-texts.ts'

/** A line with what only its inventor knows: the true category, and the series that it belongs to. */
export type SampleLine = StatementLine & { category: Category; series?: keyof SampleTexts['regular'] }

/** Fourteen whole months. They never change, so that pictures and tests of the demo do not either. */
export const sampleFrom: IsoDate = '2025-09-01'
export const sampleTo: IsoDate = '2026-10-31'

export const openingCents = 324_518

type RegularPayment = {
  category: Category
  /** Of the first payment; later ones fall on its day of the month. */
  first: IsoDate
  everyMonths: number
  cents: number
  /** By how much amounts vary, as a part of the amount. */
  spread?: number
  change?: { from: IsoDate; cents: number }
  last?: IsoDate
}

const regularPayments: Record<keyof SampleTexts['regular'], RegularPayment> = {
  salary: {
    category: 'salary',
    first: '2025-09-26',
    everyMonths: 1,
    cents: 234_215,
    change: { from: '2026-01-01', cents: 239_860 },
  },
  secondSalary: { category: 'salary', first: '2025-09-29', everyMonths: 1, cents: 112_640 },
  rent: { category: 'housing', first: '2025-09-02', everyMonths: 1, cents: -105_000 },
  electricity: { category: 'utilities', first: '2025-09-17', everyMonths: 2, cents: -11_840, spread: 0.22 },
  water: { category: 'utilities', first: '2025-10-08', everyMonths: 3, cents: -4_620, spread: 0.1 },
  internet: { category: 'telecom', first: '2025-09-05', everyMonths: 1, cents: -3_890 },
  mobile: { category: 'telecom', first: '2025-09-12', everyMonths: 1, cents: -1_700 },
  streaming: {
    category: 'subscriptions',
    first: '2025-09-14',
    everyMonths: 1,
    cents: -1_299,
    change: { from: '2026-05-01', cents: -1_499 },
  },
  music: { category: 'subscriptions', first: '2025-09-21', everyMonths: 1, cents: -1_099 },
  cloud: { category: 'subscriptions', first: '2025-09-28', everyMonths: 1, cents: -299 },
  gym: { category: 'leisure', first: '2025-09-03', everyMonths: 1, cents: -3_490, last: '2026-06-30' },
  healthInsurance: {
    category: 'insurance',
    first: '2025-09-04',
    everyMonths: 1,
    cents: -4_635,
    change: { from: '2026-01-01', cents: -4_910 },
  },
  homeInsurance: {
    category: 'insurance',
    first: '2025-09-10',
    everyMonths: 12,
    cents: -21_240,
    change: { from: '2026-09-01', cents: -22_480 },
  },
  schoolMeals: { category: 'education', first: '2025-09-08', everyMonths: 1, cents: -9_450 },
  saving: { category: 'transfers', first: '2025-09-30', everyMonths: 1, cents: -45_000 },
  bankFee: { category: 'fees', first: '2025-09-30', everyMonths: 3, cents: -1_200 },
}

type VariableSpending = { category: Category; perWeek: number; cents: number; spread: number }

const variableSpending: Record<keyof SampleTexts['variable'], VariableSpending> = {
  supermarket: { category: 'groceries', perWeek: 2.1, cents: 5_300, spread: 0.5 },
  freshFood: { category: 'groceries', perWeek: 1.3, cents: 1_150, spread: 0.4 },
  restaurant: { category: 'restaurants', perWeek: 1.1, cents: 2_750, spread: 0.45 },
  coffee: { category: 'restaurants', perWeek: 1.8, cents: 430, spread: 0.3 },
  fuel: { category: 'transport', perWeek: 0.5, cents: 5_200, spread: 0.2 },
  publicTransport: { category: 'transport', perWeek: 0.6, cents: 1_120, spread: 0.3 },
  pharmacy: { category: 'health', perWeek: 0.35, cents: 1_640, spread: 0.5 },
  onlineShop: { category: 'shopping', perWeek: 0.6, cents: 3_600, spread: 0.7 },
  clothes: { category: 'shopping', perWeek: 0.25, cents: 4_700, spread: 0.5 },
  outing: { category: 'leisure', perWeek: 0.25, cents: 2_300, spread: 0.4 },
  cash: { category: 'cash', perWeek: 0.3, cents: 6_000, spread: 0 },
  unclear: { category: 'other', perWeek: 0.5, cents: 2_600, spread: 0.6 },
}

/** What happens once: holidays, taxes and a refund. */
const singleEvents: { date: IsoDate; category: Category; text: keyof SampleTexts['single']; cents: number }[] = [
  { date: '2025-11-06', category: 'taxes', text: 'tax', cents: -31_240 },
  { date: '2025-12-19', category: 'travel', text: 'train', cents: -18_460 },
  { date: '2025-12-20', category: 'travel', text: 'hotel', cents: -34_200 },
  { date: '2026-02-11', category: 'shopping', text: 'washingMachine', cents: -42_900 },
  { date: '2026-04-03', category: 'travel', text: 'hotel', cents: -21_500 },
  { date: '2026-05-22', category: 'otherIncome', text: 'taxRefund', cents: 41_835 },
  { date: '2026-07-08', category: 'travel', text: 'flight', cents: -38_760 },
  { date: '2026-08-02', category: 'travel', text: 'apartment', cents: -74_000 },
  { date: '2026-09-15', category: 'transport', text: 'carRepair', cents: -26_380 },
]

/**
 * Invents the account of a household, the same at every call. All persons, amounts and dates are made up; the merchants
 * carry names as they stand in statements of the country.
 */
export function createHousehold(country: Country): SampleLine[] {
  const texts = sampleTexts[country]
  const random = createRandom(7)
  const regular = Object.entries(regularPayments).flatMap(([series, payment]) =>
    createRegular(series as keyof SampleTexts['regular'], payment, texts, random),
  )
  const variable = Object.entries(variableSpending).flatMap(([name, spending]) =>
    createVariable(texts.variable[name as keyof SampleTexts['variable']], spending, random),
  )
  const single = singleEvents.map(({ text, ...event }) => ({ ...event, description: texts.single[text] }))
  return sortByDate([...regular, ...variable, ...single])
}

function createRegular(
  series: keyof SampleTexts['regular'],
  { category, first, everyMonths, cents, spread = 0, change, last = sampleTo }: RegularPayment,
  texts: SampleTexts,
  random: Random,
): SampleLine[] {
  const lines: SampleLine[] = []
  for (let count = 0, due = first; due <= last; count++, due = addMonths(first, everyMonths * count)) {
    const date = moveToWorkday(due, cents > 0)
    const usual = change && due >= change.from ? change.cents : cents
    const amount = spread ? vary(usual, spread, random) : usual
    if (date <= sampleTo) lines.push({ date, cents: amount, description: texts.regular[series], category, series })
  }
  return lines
}

function createVariable(
  merchants: readonly string[],
  { category, perWeek, cents, spread }: VariableSpending,
  random: Random,
): SampleLine[] {
  const days = countDays(sampleFrom, sampleTo) + 1
  return Array.from({ length: days }, (_, day) => addDays(sampleFrom, day)).flatMap((date) =>
    random() < perWeek / 7
      ? [
          {
            date,
            category,
            cents: spread ? -vary(cents, spread, random) : -cents,
            description: pick(merchants, random),
          },
        ]
      : [],
  )
}

/** An amount around a mean: logarithms of amounts in shops are about normal, so none is negative and few are high. */
function vary(mean: number, spread: number, random: Random): number {
  return Math.round(mean * Math.exp(spread * createNormalRandom(random)() - spread ** 2 / 2))
}

/** Banks move debits from a weekend to Monday, and employers pay before it. */
function moveToWorkday(date: IsoDate, isEarlier: boolean): IsoDate {
  // 1970-01-01 was a Thursday, so 0 is Monday here.
  const weekday = (toDayNumber(date) + 3) % 7
  if (weekday < 5) return date
  return addDays(date, isEarlier ? 4 - weekday : 7 - weekday)
}
