import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeAmount } from '../locales/write-amount.ts'
import { site } from '../model/kinds/site.ts'
import { formatPhone } from '../model/kit/format-phone.ts'
import { copyContent, otherLocale } from './testing.ts'
import { findByWords, findText, planText } from './texts.ts'

function listIds(words: string) {
  return findByWords(words, 'en').texts.map(({ id }) => id)
}

test('words on a page lead to their text, with a number in it too, and to another one only where none is the same', () => {
  expect(listIds('All articles')).toEqual(['blog.all'])
  expect(listIds('15 articles')).toEqual(['blog.count'])
  expect(listIds('1 article')).toEqual(['blog.count'])
  expect(listIds(`By ${site.owner.name}`)).toContain('blog.author')
})

test('a pattern without letters of its own is found for no words', () => {
  expect(listIds('Thursday, 10:30')).toEqual([])
  expect(listIds('Something (else)')).toEqual([])
})

const { name, email, phone } = site.owner

test.each<[field: string, words: string]>([
  ['owner.name', name],
  ['owner.email', email],
  ...(phone ? [['owner.phone', formatPhone(phone)] as [string, string]] : []),
])('a fact of the owner’s record leads to it, and to no text: %s', (field, words) => {
  const { texts, facts } = findByWords(words, 'en')
  expect(facts.map(({ id }) => id)).toContain(`site.${field}`)
  expect(texts).toEqual([])
})

test('the name among other words leads to the record, where no text is made of it', () => {
  const { facts } = findByWords(`${site.owner.name} Something that no text says`, 'en')
  expect(facts.map(({ id }) => id)).toContain('site.owner.name')
})

const { workshopPrice, vatRate } = site.terms

test.skipIf(!workshopPrice).each(['en', 'fr', 'zh'] as const)(
  'a price leads to its amount in the record, with tax too: %s',
  (locale) => {
    const cents = (workshopPrice?.euros ?? 0) * 100
    for (const shown of [cents, cents * (1 + vatRate / 100)]) {
      const { texts, facts } = findByWords(`(${writeAmount(Math.round(shown), locale)} with tax)`, locale)
      expect(facts.map(({ id }) => id)).toContain('site.terms.workshopPrice.euros')
      expect(texts).toEqual([])
    }
  },
)

test('a text of the interface is refused, with its place, where the site lies in a folder without the catalogs of the engine', () => {
  const { root } = copyContent()
  const text = findText('blog.all')
  if (!text) throw new Error('blog.all')
  for (const locale of ['en', otherLocale] as const) {
    rmSync(join(root, `locales/${locale}/blog.po`))
    expect(() => planText(text, locale, 'Mine', root)).toThrow(/outside the folder of your site.*blog\.po.*blog\.all/)
  }
})
