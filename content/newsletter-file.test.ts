import { expect, test } from 'vitest'
import { writeMarks } from './front-matter.ts'
import { issueFiles } from './newsletter-file.ts'
import { firstLanguage } from './site.ts'

const file = 'content/newsletter/x/en.md'

function createFile(fields: Record<string, string>, body = 'Text.\n'): string {
  const lines = Object.entries({ subject: '"One"', summary: '"Two."', date: '2026-11-23', ...fields })
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}`
}

test('a subject has 70 characters at most, whatever they are made of', () => {
  const most = '👩‍🏫'.repeat(70)
  expect(issueFiles.readFirst(file, createFile({ subject: `"${most}"` })).subject).toBe(most)
  expect(() => issueFiles.readFirst(file, createFile({ subject: `"${most}!"` }))).toThrow(
    /content\/newsletter\/x\/en\.md[\s\S]*subject: expected at most 70/,
  )
})

test('what is missing or unknown is told with file and field', () => {
  expect(() => issueFiles.readFirst(file, createFile({ summary: '""' }))).toThrow(
    /x\/en\.md[\s\S]*summary: expected a text/,
  )
  expect(() => issueFiles.readFirst(file, createFile({ date: 'soon' }))).toThrow(/date: expected a date/)
  expect(() => issueFiles.readFirst(file, createFile({ fallback: 'xx' }))).toThrow(
    `fallback: expected ${firstLanguage} or nothing`,
  )
  expect(() => issueFiles.readFirst(file, createFile({ titel: 'x' }))).toThrow(/titel/)
  expect(() => issueFiles.readFirst(file, createFile({}, ' \n'))).toThrow(`${file}: expected a text below`)
  expect(() => issueFiles.readFirst(file, 'no front matter')).toThrow(`${file}: expected front matter`)
})

test('nobody writes the link to unsubscribe by hand, because the archive would show it', () => {
  expect(() => issueFiles.readFirst(file, createFile({}, 'Leave: {{unsubscribe}}'))).toThrow(
    `${file}: leave {{unsubscribe}} out`,
  )
})

test('a written translation reads as the words that went in', () => {
  const words = { subject: 'He says "no": why', summary: '- A\\B', body: '# not a title\n\n---\n\nEnd' }
  const read = issueFiles.readOther(
    file,
    issueFiles.writeText(issueFiles.join(words), writeMarks({ source: '00000000', isDraft: true })),
  )
  expect({ ...read, body: read.body.trim() }).toEqual({ ...words, source: '00000000', draft: true })
})

test('the words of an issue survive joining and splitting', () => {
  const words = { subject: 'A', summary: 'B', body: 'C\n\nD' }
  expect(issueFiles.split(issueFiles.join(words))).toEqual(words)
})
