import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { groupChanges } from '../authoring/files/aside.ts'
import { readChanges, saveChange } from '../authoring/files/journal.ts'
import { copyContent, createProject, otherLocale, planNothing, serviceSlug, writeFiles } from '../authoring/testing.ts'
import { changePo, readPo } from '../locales/po-file.ts'
import { answer } from './routes.ts'

test('discarding that stops half-way reads anew what is undone, and names the file in the way', async () => {
  const { root } = createProject()
  for (const file of ['content/a.ts', 'content/b.ts']) {
    writeFiles(new Map([[file, 'new\n']]), root)
  }
  writeFileSync(join(root, 'content/a.ts'), 'by hand\n')
  const reload = vi.fn(async () => {})
  const call = { method: 'POST', name: 'discard', query: new URLSearchParams(), body: {} } as const
  const { status, body } = await answer(call, { root, reload, derive: planNothing })
  expect(status).toBe(422)
  expect(body).toHaveProperty('error.message', expect.stringContaining('content/a.ts'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('Undo says which change it took back, and what was not made here can be taken in', async () => {
  const { root, git } = createProject()
  const context = { root, reload: async () => {}, derive: async () => new Map() }
  writeFiles(new Map([['content/a.ts', 'new\n']]), root)
  writeFileSync(join(root, 'content/b.ts'), 'by hand\n')
  writeFileSync(join(root, 'content/a.ts'), 'new, and by hand\n')
  const refused = await answer(
    { name: 'publish', body: { ticked: groupChanges(readChanges(root)).map(({ key }) => key) } },
    context,
  )
  expect(JSON.stringify(refused.body)).toContain('takeIn')
  const taken = await answer({ name: 'takeIn', body: {} }, context)
  expect(taken.body).toHaveProperty('notice', expect.stringContaining('content/b.ts'))
  const undone = await answer({ name: 'undo', body: {} }, context)
  expect(undone.body).toHaveProperty('notice', expect.stringContaining('content/b.ts'))
  expect(git('show', 'HEAD:content/b.ts')).not.toContain('by hand')
})

test('Undo ends words that are a sentence with one full stop', async () => {
  const { root } = createProject()
  saveChange(
    root,
    { page: '/', id: 'a.b', locale: 'en', before: '', after: 'One.' },
    new Map([['content/a.ts', 'new\n']]),
  )
  const undone = await answer({ name: 'undo', body: {} }, { root, reload: async () => {}, derive: planNothing })
  expect(undone.body).toHaveProperty('notice', expect.stringMatching(/: One\.$/))
})

test('words with line ends of another system are not taken for changed ones', async () => {
  const { root, read } = copyContent()
  const [file, id] = [`locales/${otherLocale}/content/services.po`, `services.${serviceSlug}.title`]
  const words = changePo(read(file), new Map([[id, { isDraft: false, text: 'Uno\r\ndos' }]]))
  writeFileSync(join(root, file), words)
  const body = { id, locale: otherLocale, before: 'Uno\ndos', after: 'Tres' }
  const { status } = await answer({ name: 'text', body }, { root, reload: async () => {}, derive: planNothing })
  expect(status).toBe(200)
  expect(readPo(read(file)).get(id)?.text).toBe('Tres')
})
