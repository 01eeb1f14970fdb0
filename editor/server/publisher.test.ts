import { expect, test } from 'vitest'
import { writeFiles } from './files.ts'
import { noteChange } from './journal.ts'
import { createPublisher } from './publisher.ts'
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
