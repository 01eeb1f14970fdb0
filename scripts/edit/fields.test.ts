import { expect, test } from 'vitest'
import { testimonials } from '../../content/profile.ts'
import { describeField, listFields, planField } from './fields.ts'
import { writeFiles } from './files.ts'
import { copyContent } from './testing.ts'

const id = `testimonials.${testimonials[0]?.id}`

test('words that may be left out can be begun beside the others', () => {
  const { root, read } = copyContent()
  expect(listFields(`${id}.quote`).map(({ name, control }) => [name, control])).toContainEqual(['source', 'line'])
  expect(listFields(`${id}.quote`).map(({ name }) => name)).not.toContain('quote')
  writeFiles(planField(`${id}.source`, 'Closing form, quoted with consent', root), root)
  expect(read('content/profile.ts')).toContain("    sample: true,\n    source: 'Closing form, quoted with consent',\n")
  expect(() => planField(`${id}.quote`, 'Other words', root)).toThrow('no such field')
})

test('the present value of a fact is known by its id', () => {
  expect(describeField(`${id}.sample`)).toBe('yes')
  expect(describeField('posts.agents-that-ask-before-they-act.category')).toBe('automation')
})
