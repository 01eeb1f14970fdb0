import { expect, test } from 'vitest'
import { getPost, postSlugs } from '../../content/posts.ts'
import { testimonials } from '../../content/profile.ts'
import { isSample } from '../../content/samples.ts'
import { site } from '../../content/site.ts'
import { findField, listFields, planField } from './fields.ts'
import { copyContent, writeFiles } from './testing.ts'

const [testimonial] = testimonials
const id = `testimonials.${testimonial?.id}`

// An owner without one has nothing to begin such words at.
test.skipIf(!testimonial?.sample || testimonial.source !== undefined)(
  'words that may be left out can be begun beside the others',
  () => {
    const { root, read } = copyContent()
    expect(listFields(`${id}.quote`).map(({ name, control }) => [name, control])).toContainEqual(['source', 'line'])
    expect(listFields(`${id}.quote`).map(({ name }) => name)).not.toContain('quote')
    writeFiles(planField(`${id}.source`, 'Closing form, quoted with consent', root), root)
    expect(JSON.parse(read('content/testimonials.json')).items[0].source).toBe('Closing form, quoted with consent')
    expect(() => planField(`${id}.quote`, 'Other words', root)).toThrow('no such field')
  },
)

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

test.skipIf(!isSample('owner.name'))('the value of a sample is not confirmed by giving it again', () => {
  expect(() => planField('site.owner.name', site.owner.name)).toThrow('put in your own')
})
