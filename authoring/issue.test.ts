import { expect, test } from 'vitest'
import { describeSchedule } from '../editor/routes.ts'
import { parseEnvironment } from '../environment.ts'
import { getIssue, issueSlugs } from '../model/kinds/issues.ts'
import { getPost, postSlugs } from '../model/kinds/posts.ts'
import { planWords } from './check.ts'
import { planField } from './fields.ts'
import { copyContent, writeFiles } from './testing.ts'
import { findText, planText, planTranslation, readLanguages, searchTexts } from './texts.ts'

const [slug = ''] = issueSlugs

function find(part: string) {
  const text = findText(`issues.${slug}.${part}`)
  if (!text) throw new Error(`There is no ${part}`)
  return text
}

test('a part of an issue changes alone, and what no mail could be made of is refused', () => {
  const { root, read } = copyContent()
  const subject = find('subject')
  const before = read(subject.text.file)
  writeFiles(planText(subject, 'es', 'Otro asunto', root).edits, root)
  expect(readLanguages(subject, root).map(({ words }) => words)).toContain('Otro asunto')
  expect(read(subject.text.file)).toBe(before)
  expect(() => planText(find('body.0'), 'en', 'Leave: {{unsubscribe}}', root)).toThrow('link to unsubscribe')
  const long = 'A subject that is longer than any list of mails shows, word after word after word'
  expect(() => planWords(subject, 'fr', long, root)).toThrow('subject')
})

test('a translation of an issue is accepted with the words that it has', () => {
  const { root } = copyContent()
  const subject = find('subject')
  const changed = { ...subject, text: { ...subject.text, english: 'Other English' } }
  expect(readLanguages(changed, root).map(({ state }) => state)).toContain('stale')
  writeFiles(planTranslation(changed, 'fr', undefined, root), root)
  expect(readLanguages(changed, root).find(({ locale }) => locale === 'fr')?.state).toBe('fresh')
})

test('a fact of an issue is written on a line of its own, and brings no other lines', () => {
  const { root, read } = copyContent()
  const { file } = find('subject').text
  writeFiles(planField(`issues.${slug}.approved`, '2026-11-23', root), root)
  expect(read(file).split('\n')).toContain('approved: 2026-11-23')
  expect(() => planField(`issues.${slug}.approved`, '2026-11-23\nfallback: en', root)).toThrow('approved')
  expect(() => planField(`issues.${slug}.subject`, 'Other', root)).toThrow('no such field')
})

test('what no page shows is found by its words, and a post or an issue by those of its part', () => {
  const find = (words: string) => searchTexts(words, 'en').map(({ id }) => id)
  expect(find('Confirm the subscription')).toContain('mail.confirm.button')
  const [first = ''] = getIssue(slug).body.trim().split('\n')
  expect(find(first)).toEqual([`issues.${slug}.body.0`])
})

test('a post of a day to come is named where nothing would start a build on that day', () => {
  const post = {
    ...getPost(postSlugs[0] ?? ''),
    title: 'Later',
    date: '2026-12-01',
    approved: '2026-11-30',
    draft: false,
  }
  const [none, hook] = [undefined, 'https://hooks.example'].map((BUILD_HOOK_URL) => ({
    ...parseEnvironment({}),
    BUILD_HOOK_URL,
  }))
  expect(describeSchedule([post], none, '2026-11-30')).toContain('Later (2026-12-01)')
  expect(describeSchedule([post], none, '2026-12-01')).toBeUndefined()
  expect(describeSchedule([{ ...post, draft: true }], none, '2026-11-30')).toBeUndefined()
  expect(describeSchedule([post], hook, '2026-11-30')).toBeUndefined()
})
