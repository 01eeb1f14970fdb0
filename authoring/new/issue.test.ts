import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashText } from '../../locales/freshness.ts'
import { localeCodes } from '../../locales/locales.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { postSlugs } from '../../model/kinds/posts.ts'
import { commands } from '../../scripts/newsletter/commands.ts'
import { createIssueFiles, cutSubject, withMailPictures } from './issue.ts'

const today = '2026-11-23'

test.each(postSlugs)('an issue made from a post can be sent in each language: %s', (post) => {
  const [english, ...translations] = createIssueFiles('x', post, today)
  if (!english) throw new Error('expected an English file')
  expect([english, ...translations].map(([file]) => file)).toEqual(
    localeCodes.map((locale) => `content/newsletter/x/${locale}.md`),
  )
  const issue = issueFiles.readFirst(...english)
  expect(issue).toMatchObject({ date: today })
  expect(issue.draft).toBeUndefined()
  for (const words of [issue, ...translations.map((file) => issueFiles.readOther(...file))]) {
    expect(words.body).toMatch(new RegExp(`\\]\\(/blog/${post}\\)$`, 'm'))
    expect(words.body).not.toMatch(/<!--/)
    expect(words.body.length).toBeLessThan(5000)
  }
  for (const file of translations) {
    expect(issueFiles.readOther(...file)).toMatchObject({ source: hashText(issueFiles.join(issue)) })
  }
})

test('an issue without a post is a draft in each language', () => {
  const [english, ...translations] = createIssueFiles('x', undefined, today)
  if (!english) throw new Error('expected an English file')
  expect(issueFiles.readFirst(...english).draft).toBe(true)
  for (const file of translations) expect(issueFiles.readOther(...file).draft).toBe(true)
})

test('a long title is cut between its words, and Chinese where it fits', () => {
  expect(cutSubject('Short')).toBe('Short')
  const cut = cutSubject(`${'word '.repeat(12)}and, something else`)
  expect(cut).toBe(`${'word '.repeat(12)}and…`)
  expect([...cutSubject('字'.repeat(90))]).toHaveLength(70)
})

test('a name that is taken, wrong or missing is told, and nothing is written', async () => {
  const create = async (...args: string[]) => commands.new?.(args)
  await expect(create('check-inbox')).rejects.toThrow('another one')
  await expect(create('../x')).rejects.toThrow('small letters')
  await expect(create()).rejects.toThrow('Expected: the name of an issue')
  await expect(create('a', 'b')).rejects.toThrow('Expected: the name of an issue')
  await expect(create('x', '--from-post', 'none')).rejects.toThrow('There is no content/blog/none/')
  await expect(create('x', '--color')).rejects.toThrow('npm run newsletter -- new')
})

test('a picture of the editor is a JPEG in a mail, in each language once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'issue-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  vi.stubEnv('SITE_FOLDER', folder)
  mkdirSync(join(folder, 'public/media'), { recursive: true })
  await sharp({ create: { width: 4, height: 3, channels: 4, background: '#00000000' } })
    .webp()
    .toFile(join(folder, 'public/media/a-1.webp'))
  const files = new Map(['en', 'es'].map((locale) => [`${locale}.md`, 'One ![words](/media/a-1.webp) two']))
  const all = await withMailPictures(files)
  expect([...all.keys()]).toEqual(['en.md', 'es.md', 'public/media/a-1.jpg'])
  expect(all.get('es.md')).toBe('One ![words](/media/a-1.jpg) two')
  const picture = await sharp(Buffer.from(all.get('public/media/a-1.jpg') ?? '', 'base64')).metadata()
  expect(picture).toMatchObject({ format: 'jpeg', width: 4, height: 3 })
})
