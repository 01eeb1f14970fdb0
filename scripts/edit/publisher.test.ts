import { expect, test } from 'vitest'
import { writeFiles } from './files.ts'
import { noteChange } from './journal.ts'
import { createPublisher, explainChecks } from './publisher.ts'
import { createProject } from './testing.ts'

test('content that cannot be read is told, and the editor goes on', async () => {
  const { root } = createProject()
  const files = writeFiles(new Map([['content/a.ts', 'new\n']]), root)
  noteChange(root, { page: '/', id: 'a.b', locale: 'en', before: 'old', after: 'new', files })
  const publisher = createPublisher(root, async () => {
    throw new Error('content/b.ts: unexpected token')
  })
  const call = (method: 'GET' | 'POST', name: string) =>
    publisher.answer({ method, name, query: new URLSearchParams(), body: {} })
  expect((await call('POST', 'publish'))?.status).toBe(409)
  expect((await call('GET', 'progress'))?.body).toEqual({
    running: false,
    step: '',
    refusal: {
      refused: 'The content cannot be read, so nothing was published.',
      details: 'content/b.ts: unexpected token',
    },
  })
  expect((await call('POST', 'dismiss'))?.status).toBe(200)
})

test('a check that fails is named as the owner would call it, with the lines that tell why', () => {
  const output = [
    '── content and translations: node scripts/content.ts',
    '\u001b[31mcontent/site.ts: owner.email: expected an address\u001b[39m',
    '── content and translations: FAILED in 2.1 s',
    '',
    'Failed: content and translations, unused code and dependencies (81 s)',
  ].join('\n')
  expect(explainChecks(output)).toEqual({
    refused: 'A check did not pass: the translations, unused code and dependencies. Nothing was published.',
    details: 'content/site.ts: owner.email: expected an address',
  })
})
