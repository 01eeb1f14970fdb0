import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePost } from '../../content/post-file.ts'
import { localeCodes } from '../../locales/locales.ts'
import { addPost, createPostFile, createSlug } from './post.ts'

const sources = { slugs: readFileSync('content/slugs.ts', 'utf8'), posts: readFileSync('content/blog.ts', 'utf8') }

test('a slug has the words of its title in plain letters', () => {
  expect(createSlug('What’s new in RAG?')).toBe('whats-new-in-rag')
  expect(createSlug('  Año 2027: ¿y ahora?  ')).toBe('ano-2027-y-ahora')
  expect(createSlug('向量数据库')).toBe('')
})

test('a new post is the last of the slugs and a draft of its day, and nothing else changes', () => {
  const { slugs, posts } = addPost(sources, 'a-new-post', '2027-01-02')
  expect(slugs.replace("  'a-new-post',\n", '')).toBe(sources.slugs)
  expect(slugs).toMatch(/'a-new-post',\n\] as const\n\nexport const projectIds/)
  const entry = posts.split('\n').find((line) => line.includes('a-new-post'))
  expect(entry).toContain("date: '2027-01-02'")
  expect(entry).toContain('draft: true')
  expect(posts.replace(`${entry}\n`, '')).toBe(sources.posts)
})

test('a file that has changed its form is left alone, with the line to add', () => {
  expect(() => addPost({ ...sources, slugs: 'export const other = 1' }, 'a-post', '2027-01-02')).toThrow(
    /content\/slugs\.ts.*\n {2}'a-post',/,
  )
})

test.each(localeCodes)('the file of each language can be read, with quotes in its title: %s', (locale) => {
  expect(parsePost(`${locale}.md`, createPostFile('A "quoted" title', locale)).title).toBe('A "quoted" title')
})
