import { expect, test } from 'vitest'
import { site } from '../model/kinds/site.ts'
import { formatPhone } from '../model/kit/format-phone.ts'
import { findByWords } from './texts.ts'

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
