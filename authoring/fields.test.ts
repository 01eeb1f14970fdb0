import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postFiles } from '../model/kinds/post-file.ts'
import { getPost, postSlugs } from '../model/kinds/posts.ts'
import { testimonials } from '../model/kinds/profile.ts'
import { firstLanguage, site } from '../model/kinds/site.ts'
import { isSample } from '../model/site-samples.ts'
import { findField, listFields, planField } from './fields.ts'
import { copyContent, postSlug, writeFiles } from './testing.ts'
import { findText, planText } from './texts.ts'

const testimonial = testimonials.find(({ sample, source }) => sample && source === undefined)
const id = `testimonials.${testimonial?.id}`

test('words that may be left out can be begun beside the others', () => {
  const { root, read } = copyContent()
  expect(listFields(`${id}.quote`).map((field) => [field.id, field.control])).toContainEqual([`${id}.source`, 'line'])
  expect(listFields(`${id}.quote`).map((field) => field.id)).not.toContain(`${id}.quote`)
  writeFiles(planField(`${id}.source`, 'Closing form, quoted with consent', root), root)
  expect(JSON.parse(read('content/testimonials.json')).items[0].source).toBe('Closing form, quoted with consent')
  expect(() => planField(`${id}.quote`, 'Other words', root)).toThrow('no such field')
})

test('a fact of a post leaves comments, quotes and line ends of its file as they are', () => {
  const { root, read } = copyContent()
  const file = postFiles.getFile(postSlug, firstLanguage)
  const others = [
    '# Mine',
    'title: "A: b"',
    "summary: 'It''s'",
    'brief:',
    '  - One',
    '  - Two',
    '  - "Three"',
    'checked: Today',
  ]
  const facts = [`category: ${getPost(postSlug).category}`, 'date: 2019-01-01', 'services: []']
  const source = ['---', ...others, ...facts, '---', '', 'Text.', ''].join('\r\n')
  writeFileSync(join(root, file), source)
  writeFiles(planField(`posts.${postSlug}.date`, '2020-01-02', root), root)
  expect(read(file)).toBe(source.replace('2019-01-01', '2020-01-02'))
})

test('the present value of a fact is known by its id', () => {
  const [slug = ''] = postSlugs
  expect(findField(`posts.${slug}.category`)?.value).toBe(getPost(slug).category)
})

test('a fact of the record that the owner gives is no sample any more', () => {
  const { root, read } = copyContent()
  writeFiles(planField('site.owner.phone', '+34911111111', root), root)
  const { owner, samples } = JSON.parse(read('content/site.json'))
  expect(owner.phone).toBe('+34911111111')
  expect(samples).not.toContain('owner.phone')
  expect(() => planField('site.owner.phone', 'none', root)).toThrow('expected + and 8 to 15 digits')
})

test.skipIf(!isSample('terms.workshopPrice'))('a price that the owner gives is no sample any more', () => {
  const { root, read } = copyContent()
  const id = 'site.terms.workshopPrice.euros'
  expect(() => planField(id, site.terms.workshopPrice?.euros)).toThrow('put in your own')
  writeFiles(planField(id, 777, root), root)
  const { terms, samples } = JSON.parse(read('content/site.json'))
  expect(terms.workshopPrice.euros).toBe(777)
  expect(samples).not.toContain('terms.workshopPrice')
})

test.skipIf(!isSample('terms.workshopPrice'))('other words beside a price do not confirm its amount', () => {
  const { root, read } = copyContent()
  const text = findText('site.terms.workshopPrice.covers')
  expect(text).toBeDefined()
  if (text) writeFiles(planText(text, text.text.writtenIn, 'A whole day', root).edits, root)
  expect(JSON.parse(read('content/site.json')).samples).toContain('terms.workshopPrice')
})

test.skipIf(!isSample('owner.name'))('the value of a sample is not confirmed by giving it again', () => {
  expect(() => planField('site.owner.name', site.owner.name)).toThrow('put in your own')
})
