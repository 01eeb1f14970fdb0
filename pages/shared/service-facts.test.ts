import { expect, test } from 'vitest'
import { plainText } from '../../content/localize.ts'
import { services } from '../../content/services.ts'
import { serviceSlugs } from '../../content/slugs.ts'
import { getService } from './localized-content.ts'
import { createServiceFacts, loadWorkshopPrice } from './service-facts.ts'

test('the facts of a service name no format that it lacks', () => {
  for (const slug of serviceSlugs) {
    const words = readFacts(slug)
    for (const format of ['workshop', 'program', 'consulting'] as const) {
      expect(words.includes(format), `${slug}: ${format}`).toBe(services.get(slug).formats.includes(format))
    }
  }
})

test('no family, student or learner reads of a team size', () => {
  for (const slug of ['family-ai', 'university-ml', 'ai-language-learning', 'no-code-ai'] as const) {
    expect(readFacts(slug)).not.toContain('team')
  }
  expect(readFacts('prompt-engineering')).toContain('team size')
})

test('the price comes first, and nobody who comes alone reads the one of a company', () => {
  for (const slug of serviceSlugs) {
    const [first] = createServiceFacts('en', getService('en', slug))
    expect(first?.label).toBe('Price')
  }
  expect(createServiceFacts('en', getService('en', 'family-ai'))[0]?.amount).toBeUndefined()
})

test('what an amount covers comes right after it', () => {
  for (const slug of serviceSlugs) {
    const [price] = createServiceFacts('en', getService('en', slug))
    if (price?.amount) expect(price.values[0], slug).toBe(loadWorkshopPrice('en')?.covers)
  }
})

test('sessions have two languages, and messages four, that of the page first', () => {
  expect(readFacts('prompt-engineering')).toContain(
    'english or spanish\nyou can write in english, spanish, french, or chinese',
  )
  expect(readFacts('prompt-engineering', 'fr')).toContain('espagnol ou anglais')
  expect(readFacts('prompt-engineering', 'zh')).toContain('中文、西班牙语、英语或法语')
})

function readFacts(slug: string, locale: 'en' | 'fr' | 'zh' = 'en'): string {
  return createServiceFacts(locale, getService(locale, slug))
    .map(({ label, values }) => [label, ...values].map(plainText).join(' '))
    .join('\n')
    .toLowerCase()
}
