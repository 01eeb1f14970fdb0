import { expect, test } from 'vitest'
import { say } from '../../owner-words.ts'
import { writeMarks } from '../kit/front-matter.ts'
import { issueFiles } from './newsletter-file.ts'

const file = 'content/newsletter/x/en.md'

function createFile(fields: Record<string, string>, body = 'Text.\n'): string {
  const lines = Object.entries({ subject: '"One"', summary: '"Two."', date: '2026-11-23', ...fields })
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}`
}

test('a subject has 70 characters at most, whatever they are made of', () => {
  const most = '👩‍🏫'.repeat(70)
  expect(issueFiles.readFirst(file, createFile({ subject: `"${most}"` })).subject).toBe(most)
  expect(() => issueFiles.readFirst(file, createFile({ subject: `"${most}!"` }))).toThrow(
    `${file}: subject: ${say('problems.characters', { value: 70 })}`,
  )
})

test.each([
  ['wrong-value', 'summary', createFile({ summary: '""' })],
  ['wrong-value', 'date', createFile({ date: 'soon' })],
  ['wrong-value', 'fallback', createFile({ fallback: 'xx' })],
  ['unknown-field', 'titel', createFile({ titel: 'x' })],
  ['wrong-words', 'body', createFile({}, ' \n')],
  // Nobody writes the link to unsubscribe by hand, because the archive would show it.
  ['wrong-words', 'body', createFile({}, 'Leave: {{unsubscribe}}')],
  ['not-markdown', undefined, 'no front matter'],
])('%s of %s is told with file and field', (code, field, source) => {
  const problem = expect.objectContaining({ code, file, ...(field && { field }) })
  expect(() => issueFiles.readFirst(file, source)).toThrow(expect.objectContaining({ problems: [problem] }))
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
