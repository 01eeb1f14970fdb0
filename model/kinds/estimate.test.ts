import { expect, onTestFinished, test } from 'vitest'
import { privateAudiences } from './calls-to-action.ts'
import { estimatePrice, estimateWorkshop } from './estimate.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { serviceSlugs } from './slugs.ts'

const price = (euros: number) => ({ euros })

function estimate(terms: Parameters<typeof estimateWorkshop>[0], days: number, people = 10) {
  const { from, to } = estimateWorkshop(terms, { days, people }) ?? {}
  return [from, to]
}

test('days that follow each other are cheaper than each on its own, and a single day has one price', () => {
  const terms = { workshopPrice: price(1000), twoDayPrice: price(1700) }
  expect(estimate(terms, 1)).toEqual([1000, 1000])
  expect(estimate(terms, 2)).toEqual([1700, 2000])
  expect(estimate(terms, 3)).toEqual([2700, 3000])
  expect(estimate(terms, 20)).toEqual([17000, 20000])
})

test('the lower number comes first even where two days cost more than two times one', () => {
  expect(estimate({ workshopPrice: price(1000), twoDayPrice: price(2300) }, 2)).toEqual([2000, 2300])
})

test('more people than a group holds are more groups, where the owner has said how many it holds', () => {
  expect(estimate({ workshopPrice: price(1000), mostPeople: 8 }, 1, 8)).toEqual([1000, 1000])
  expect(estimate({ workshopPrice: price(1000), mostPeople: 8 }, 1, 9)).toEqual([2000, 2000])
  expect(estimate({ workshopPrice: price(1000) }, 1, 100)).toEqual([1000, 1000])
})

test('a number that no price gives is not made up', () => {
  expect(estimate({ twoDayPrice: price(1700) }, 1)).toEqual([undefined, undefined])
  expect(estimate({ twoDayPrice: price(1700) }, 4)).toEqual([3400, 3400])
  expect(estimate({}, 2)).toEqual([undefined, undefined])
})

test('nobody who comes alone, and nobody who seeks advice, gets the price of a company', () => {
  const { terms } = site
  onTestFinished(() => void Object.assign(site, { terms }))
  site.terms = { ...terms, workshopPrice: { euros: 1000, covers: site.owner.tagline } }
  for (const slug of serviceSlugs) {
    const { callsFor, formats } = services.get(slug)
    const isPriced = !privateAudiences.includes(callsFor) && formats.includes('workshop')
    expect(estimatePrice(slug, { days: 1, people: 1 }) !== undefined, slug).toBe(isPriced)
  }
})
