import { createHash } from 'node:crypto'
import fs, { type PathLike, readdirSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { listContentTexts } from '../../content/catalogs.ts'
import { readJournal } from './journal.ts'
import { answer } from './routes.ts'
import { copyContent } from './testing.ts'

const { renameSync } = fs

const page = '/'

/** A bare text is renamed in each language, so that saving it writes several files. */
const bare = listContentTexts().find(({ id }) => /^services\.medical-ai\.topics\.[0-9a-f]{8}$/.test(id))

const orders = {
  text: () => ({ id: bare?.id, locale: 'en', before: bare?.english, after: 'Another topic', page }),
  list: () => ({ id: 'services.medical-ai.faq.reporting-time.answer', action: 'remove', page }),
  post: () => ({ title: 'A new post', page }),
  picture: async () => ({
    id: 'posts.agents-that-ask-before-they-act.body.0',
    data: (
      await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).toString('base64'),
    name: 'red.png',
    alt: { en: 'Red', es: 'Rojo', fr: 'Rouge', zh: '红色' },
    page,
  }),
}

test.each(Object.entries(orders))(
  'a disk that fails while a %s is saved or undone leaves each file as it was',
  async (name, create) => {
    const { root } = copyContent()
    const body = await create()
    const send = async (order: string, sent: unknown) => {
      const call = { method: 'POST', name: order, query: new URLSearchParams(), body: sent } as const
      return (await answer(call, { root, reload: async () => {} })).status
    }
    const before = readFolder(root)
    const saveFailing = async (fails: Fault) => withFault(fails, () => send(name, body))
    expect(await saveFailing(isSecond)).toBe(422)
    expect(readFolder(root)).toEqual(before)
    expect(await saveFailing(isJournal)).toBe(422)
    expect(readFolder(root)).toEqual(before)
    expect(await send(name, body)).toBe(200)
    const saved = readFolder(root)
    expect(await withFault(isJournal, () => send('undo', {}))).toBe(422)
    expect(readFolder(root)).toEqual(saved)
    expect(await send('undo', {})).toBe(200)
    expect(readFolder(root)).toEqual(before)
  },
)

test('what the site cannot read any more goes back', async () => {
  const { root } = copyContent()
  const before = readFolder(root)
  const reload = vi.fn(async () => {}).mockRejectedValueOnce(new Error('content/services: expected three topics'))
  const call = { method: 'POST', name: 'text', query: new URLSearchParams(), body: orders.text() } as const
  expect((await answer(call, { root, reload })).body).toHaveProperty(
    'error.message',
    'content/services: expected three topics',
  )
  expect(readFolder(root)).toEqual(before)
  expect(reload).toHaveBeenCalledTimes(2)
})

/** Which moving of a file to its place fails. */
type Fault = (turn: number, to: PathLike) => boolean

const isSecond: Fault = (turn) => turn === 2

const isJournal: Fault = (_turn, to) => String(to).endsWith('edit.json')

async function withFault<Result>(fails: Fault, work: () => Promise<Result>): Promise<Result> {
  let turn = 0
  fs.renameSync = (from, to) => {
    turn += 1
    if (fails(turn, to)) throw new Error('ENOSPC: no space left on device')
    renameSync(from, to)
  }
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    fs.renameSync = renameSync
    syncBuiltinESMExports()
  }
}

/** The hashes of the files that the orders write, and those beside them; and how many changes are noted. */
function readFolder(root: string) {
  const files = ['content', 'locales/es/content', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const hash = entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'a folder'
      return [path.slice(root.length), hash] as const
    }),
  )
  return { ...Object.fromEntries(files), changes: readJournal(root).changes.length }
}
