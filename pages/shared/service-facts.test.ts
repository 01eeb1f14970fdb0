import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { privateAudiences } from '../../model/kinds/calls-to-action.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { services } from '../../model/kinds/services.ts'
import { site } from '../../model/kinds/site.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { plainText } from '../../model/kit/localize.ts'
import { getService } from '../data/localized-content.ts'
import { describeLength, findPlan } from '../service/plan.ts'
import { createServiceFacts, createServicePrice, findPlanPrice, listPrices } from './service-facts.ts'

const privateSlugs = serviceSlugs.filter((slug) => privateAudiences.includes(services.get(slug).callsFor))

test('the facts of a service name no format that it lacks', () => {
  for (const slug of serviceSlugs) {
    const words = readFacts(slug)
    for (const format of ['workshop', 'program', 'consulting'] as const) {
      if (services.get(slug).formats.includes(format)) continue
      expect(words, slug).not.toContain(serviceFacts.formats[format].toLowerCase())
    }
  }
})

test('nobody who comes alone reads the price of a company', () => {
  for (const slug of privateSlugs) expect(createPrice(slug).lines).toEqual([{ covers: serviceFacts.quoted }])
})

test('a service whose formats have prices says all of them, and quotes the others', () => {
  const service = { ...getService('en', serviceSlugs[0] ?? ''), callsFor: 'team' as const, price: undefined }
  const length = { unit: 'week', count: 13, isHalfDay: false } as const
  const { lines } = createServicePrice('en', { ...service, formats: ['workshop', 'consulting'] }, length)
  const { workshop, twoDay } = listPrices('en')
  const known = [workshop, twoDay].filter((line) => line)
  const quoted = expect.stringContaining(serviceFacts.quoted.toLowerCase())
  // Without any price one line says it of all formats.
  expect(lines).toEqual(known.length > 0 ? [...known, { covers: quoted }] : [{ covers: serviceFacts.quoted }])
})

test('an own price stands for the whole service, with its unit, also where somebody comes alone', () => {
  const service = { ...getService('en', serviceSlugs[0] ?? ''), callsFor: 'family' as const }
  const length = { unit: 'clock', count: 1, isHalfDay: true } as const
  const write = (unit: 'hour' | 'family') =>
    createServicePrice('en', { ...service, price: { euros: 90, unit, covers: 'Half a day' } }, length).lines
  expect(write('family')).toEqual([{ amount: 'from €90 a family', covers: 'Half a day' }])
  expect(write('hour')[0]?.amount).toBe('from €90 an hour')
})

const price = (amount: string) => ({ amount, covers: amount })
const day = { workshop: price('one'), dayOfMore: price('one of more') }
const prices = { ...day, twoDay: price('two'), program: price('weeks') }

type Service = Parameters<typeof findPlanPrice>[2]
type Length = Parameters<typeof findPlanPrice>[3]

function priceOf(given: typeof day, length: Partial<Length>, service: Partial<Service> = {}) {
  const whole: Service = { formats: ['workshop', 'program'], callsFor: 'team', price: undefined, ...service }
  return findPlanPrice('en', given, whole, { unit: 'clock', count: 1, isHalfDay: false, ...length })?.amount
}

test('a plan has the price of its own length', () => {
  expect(priceOf(prices, { count: 1 })).toBe('one')
  expect(priceOf(prices, { count: 2 })).toBe('two')
  expect(priceOf(prices, { unit: 'week', count: 6 })).toBe('weeks')
})

test('the price of one day says so beside two days, and stands beside no other length', () => {
  expect(priceOf(day, { count: 2 })).toBe('one of more')
  expect(priceOf(day, { unit: 'week', count: 6 })).toBeUndefined()
  expect(priceOf(prices, { unit: 'day', count: 10 })).toBeUndefined()
  expect(priceOf(prices, { isHalfDay: true })).toBeUndefined()
})

test('weeks of consulting do not get the price of a program, nor does somebody who comes alone get any', () => {
  expect(priceOf(prices, { unit: 'week', count: 13 }, { formats: ['workshop', 'consulting'] })).toBeUndefined()
  for (const callsFor of privateAudiences) expect(priceOf(prices, {}, { callsFor })).toBeUndefined()
})

test('each language says that the price is that of one day', () => {
  for (const locale of localeCodes) {
    const { workshop, dayOfMore } = listPrices(locale)
    if (workshop && dayOfMore) expect(plainText(dayOfMore.amount)).not.toBe(plainText(workshop.amount))
  }
})

function createPrice(slug: string) {
  const service = getService('en', slug)
  return createServicePrice('en', service, describeLength(findPlan(service), 'en'))
}

test('the facts name each language of the owner as the page does', () => {
  for (const locale of localeCodes) {
    const facts = readFacts(serviceSlugs[0] ?? '', locale)
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    for (const { code } of site.owner.languages) expect(facts).toContain(names.of(code)?.toLowerCase())
  }
})

function readFacts(slug: string, locale: Locale = 'en'): string {
  return createServiceFacts(locale, getService(locale, slug))
    .map(({ label, values }) => [label, ...values].map(plainText).join(' '))
    .join('\n')
    .toLowerCase()
}
