import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { privateAudiences } from '../../model/kinds/calls-to-action.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { services } from '../../model/kinds/services.ts'
import { site } from '../../model/kinds/site.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { plainText } from '../../model/kit/localize.ts'
import { getService } from '../data/localized-content.ts'
import { createServiceFacts, loadWorkshopPrice } from './service-facts.ts'

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
  for (const slug of serviceSlugs) {
    const [first] = createServiceFacts('en', getService('en', slug))
    expect(first?.label).toBe(serviceFacts.labels.price)
  }
  for (const slug of privateSlugs) expect(createServiceFacts('en', getService('en', slug))[0]?.amount).toBeUndefined()
})

test('what an amount covers comes right after it', () => {
  for (const slug of serviceSlugs) {
    const [price] = createServiceFacts('en', getService('en', slug))
    if (price?.amount) expect(price.values[0], slug).toBe(loadWorkshopPrice('en')?.covers)
  }
})

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
