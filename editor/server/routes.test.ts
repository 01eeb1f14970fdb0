import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { answer } from './routes.ts'
import { createProject, writeFiles } from './testing.ts'

test('discarding that stops half-way reads anew what is undone, and names the file in the way', async () => {
  const { root } = createProject()
  for (const file of ['content/a.ts', 'content/b.ts']) {
    writeFiles(new Map([[file, 'new\n']]), root)
  }
  writeFileSync(join(root, 'content/a.ts'), 'by hand\n')
  const reload = vi.fn(async () => {})
  const call = { method: 'POST', name: 'discard', query: new URLSearchParams(), body: {} } as const
  const { status, body } = await answer(call, { root, reload })
  expect(status).toBe(422)
  expect(body).toHaveProperty('error.message', expect.stringContaining('content/a.ts was changed outside'))
  expect(reload).toHaveBeenCalledTimes(1)
})
