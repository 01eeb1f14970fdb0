import { afterEach, expect, test } from 'vitest'
import { privateAudiences } from './calls-to-action.ts'
import { estimatePrice } from './estimate.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { serviceSlugs } from './slugs.ts'

const terms = { ...site.terms }

afterEach(() => {
  site.terms = { ...terms }
})

const workshop = serviceSlugs.find(
  (slug) => services.get(slug).formats.includes('workshop') && !privateAudiences.includes(services.get(slug).callsFor),
)

const price = (euros: number) => ({ euros, covers: site.owner.tagline })

function setPrices(given: Partial<typeof site.terms>) {
  const { workshopPrice: _, twoDayPrice: __, mostPeople: ___, ...others } = terms
  site.terms = { ...others, ...given }
}

const estimate = (days: number, people = 10) => {
  const { from, to } = estimatePrice(workshop ?? '', { days, people }) ?? {}
  return [from, to]
}

test('days that follow each other are cheaper than each on its own, and a single day has one price', () => {
  setPrices({ workshopPrice: price(1000), twoDayPrice: price(1700) })
  expect(estimate(1)).toEqual([1000, 1000])
  expect(estimate(2)).toEqual([1700, 2000])
  expect(estimate(3)).toEqual([2700, 3000])
  expect(estimate(20)).toEqual([17000, 20000])
})

test('the lower number comes first even where two days cost more than two times one', () => {
  setPrices({ workshopPrice: price(1000), twoDayPrice: price(2300) })
  expect(estimate(2)).toEqual([2000, 2300])
})

test('more people than a group holds are more groups, where the owner has said how many it holds', () => {
  setPrices({ workshopPrice: price(1000), mostPeople: 8 })
  expect(estimate(1, 8)).toEqual([1000, 1000])
  expect(estimate(1, 9)).toEqual([2000, 2000])
  setPrices({ workshopPrice: price(1000) })
  expect(estimate(1, 100)).toEqual([1000, 1000])
})

test('a number that no price gives is not made up', () => {
  setPrices({ twoDayPrice: price(1700) })
  expect(estimate(1)).toEqual([undefined, undefined])
  expect(estimate(4)).toEqual([3400, 3400])
  setPrices({})
  expect(estimate(2)).toEqual([undefined, undefined])
})

test('nobody who comes alone, and nobody who seeks advice, gets the price of a company', () => {
  setPrices({ workshopPrice: price(1000) })
  for (const slug of serviceSlugs) {
    const { callsFor, formats } = services.get(slug)
    const isPriced = !privateAudiences.includes(callsFor) && formats.includes('workshop')
    expect(estimatePrice(slug, { days: 1, people: 1 }) !== undefined, slug).toBe(isPriced)
  }
})
