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
import { createServiceFacts, findPlanPrice, listPrices } from './service-facts.ts'

const privateSlugs = serviceSlugs.filter((slug) => privateAudiences.includes(services.get(slug).callsFor))

test('the facts of a service name no format that it lacks', () => {
  for (const slug of serviceSlugs) {
    const words = readFacts(slug)
    for (const format of ['workshop', 'program', 'consulting'] as const) {
      if (services.get(slug).formats.includes(format)) continue
      for (const { [format]: name } of [serviceFacts.formats, serviceFacts.prices])
        expect(words, slug).not.toContain(name.toLowerCase())
    }
  }
})

test('no family, student or learner reads what a program costs a team', () => {
  for (const slug of privateSlugs) expect(readFacts(slug)).not.toContain(serviceFacts.prices.program.toLowerCase())
})

test('the price comes first, and nobody who comes alone reads the one of a company', () => {
  for (const slug of serviceSlugs) expect(createFacts(slug)[0]?.label).toBe(serviceFacts.labels.price)
  for (const slug of privateSlugs) expect(createFacts(slug)[0]?.amount).toBeUndefined()
})

test('what an amount covers comes right after it', () => {
  for (const slug of serviceSlugs) {
    const [price] = createFacts(slug)
    const covers = Object.values(listPrices('en')).map((known) => known?.covers)
    if (price?.amount) expect(covers, slug).toContain(price.values[0])
  }
})

const price = (amount: string) => ({ amount, covers: amount })
const day = { workshop: price('one'), dayOfMore: price('one of more') }
const prices = { ...day, twoDay: price('two'), program: price('weeks') }

type Service = Parameters<typeof findPlanPrice>[1]
type Length = Parameters<typeof findPlanPrice>[2]

function priceOf(given: typeof day, length: Partial<Length>, service: Partial<Service> = {}) {
  const whole: Service = { formats: ['workshop', 'program'], callsFor: 'team', ...service }
  return findPlanPrice(given, whole, { unit: 'clock', count: 1, isHalfDay: false, ...length })?.amount
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

function createFacts(slug: string, locale: Locale = 'en') {
  const service = getService(locale, slug)
  return createServiceFacts(locale, service, describeLength(findPlan(service), locale))
}

test('the facts name each language of the owner as the page does', () => {
  for (const locale of localeCodes) {
    const facts = readFacts(serviceSlugs[0] ?? '', locale)
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    for (const { code } of site.owner.languages) expect(facts).toContain(names.of(code)?.toLowerCase())
  }
})

function readFacts(slug: string, locale: Locale = 'en'): string {
  return createFacts(slug, locale)
    .map(({ label, values }) => [label, ...values].map(plainText).join(' '))
    .join('\n')
    .toLowerCase()
}
