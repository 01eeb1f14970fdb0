import { expect, test } from 'vitest'
import { defaultLocale, localeCodes } from '../../locales/locales.ts'
import { postFiles } from '../../model/kinds/post-file.ts'
import { createSlug } from '../../model/kinds/slugs.ts'
import { findTypos } from '../texts/typography.ts'
import { createPostFile } from './post.ts'

test('a slug has the words of its title in plain letters', () => {
  expect(createSlug('What’s new in RAG?')).toBe('whats-new-in-rag')
  expect(createSlug('  Año 2027: ¿y ahora?  ')).toBe('ano-2027-y-ahora')
  expect(createSlug('向量数据库')).toBe('')
  expect(createSlug('word '.repeat(100))).toMatch(/^(word-){15}word$/)
})

test('a new post is a draft of its day', () => {
  expect(postFiles.readFirst('en.md', createPostFile('A post', defaultLocale, '2027-01-02'))).toMatchObject({
    date: '2027-01-02',
    draft: true,
  })
})

test.each(localeCodes)('the file of each language can be read, with quotes in its title: %s', (locale) => {
  const parse = locale === defaultLocale ? postFiles.readFirst : postFiles.readOther
  const file = createPostFile('A "quoted" title', locale, '2027-01-02')
  expect(parse(`${locale}.md`, file).title).toBe('A "quoted" title')
})

test.each(localeCodes)(
  'a draft breaks the typography of no language, or nothing else could be published: %s',
  (locale) => {
    const parse = locale === defaultLocale ? postFiles.readFirst : postFiles.readOther
    const words = postFiles.join(parse(`${locale}.md`, createPostFile('A post', locale, '2027-01-02')))
    expect(findTypos({ id: 'posts.a-post', kind: 'post', locale, file: `${locale}.md`, words })).toEqual([])
  },
)
