import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parsePost, parseTranslation } from '../../content/post-file.ts'
import { localeCodes } from '../../locales/locales.ts'
import { allPages } from '../../pages/all-pages.ts'
import { copyPost, multiplyPosts } from './multiply-posts.ts'

test('a copy has its own title and beginning, and else the same words', () => {
  const original = parseTranslation('a', readFileSync('content/blog/why-ai-is-the-future/es.md', 'utf8'))
  const copy = parseTranslation('b', copyPost(readFileSync('content/blog/why-ai-is-the-future/es.md', 'utf8'), 7))
  expect(copy.title).toBe(`${original.title} (7)`)
  expect(copy.summary).toBe(original.summary)
  expect(copy.body.trim()).toBe(`7. ${original.body.trim()}`)
})

test('the copies bring the site to as many times its pages, none of them a draft', () => {
  const folder = mkdtempSync(join(tmpdir(), 'multiply-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
  multiplyPosts(folder, 3)
  const added = readdirSync(join(folder, 'content/blog'))
  const pages = allPages.length + added.length * localeCodes.length
  expect(pages / allPages.length).toBeCloseTo(3, 1)
  for (const slug of added) {
    const file = join(folder, 'content/blog', slug, 'en.md')
    expect(parsePost(file, readFileSync(file, 'utf8')).draft).toBeUndefined()
  }
})
