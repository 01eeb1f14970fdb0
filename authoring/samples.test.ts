import { expect, test } from 'vitest'
import { defaultLocale } from '../locales/locales.ts'
import { postSlugs } from '../model/kinds/posts.ts'
import { testimonials } from '../model/kinds/profile.ts'
import { planField } from './fields.ts'
import { listOpenSamples } from './samples.ts'
import { copyContent, writeFiles } from './testing.ts'
import { readPage } from './texts.ts'

test('what nobody has confirmed is listed, and a post is confirmed by its day', () => {
  const samples = listOpenSamples().map(({ path }) => path)
  for (const { id } of testimonials.filter(({ sample }) => sample)) expect(samples).toContain(`testimonials.${id}`)
  const [slug = ''] = postSlugs
  const { root, read } = copyContent()
  writeFiles(planField(`posts.${slug}.approved`, '2026-11-23', root), root)
  expect(read(`content/blog/${slug}/${defaultLocale}.md`)).toMatch(/^approved: 2026-11-23$/m)
})

test('a page lists its title and description, which nobody sees on it', async () => {
  const page = await readPage('/')
  const ids = page?.texts.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['meta.home.title', 'meta.home.description']))
})
