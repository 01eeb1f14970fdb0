import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs, { type PathLike, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { answer } from '../../editor/routes.ts'
import { listContentTexts } from '../../model/catalogs.ts'
import { copyContent, planNothing, postSlug } from '../testing.ts'
import { readChanges, saveChange, undoLastChange } from './journal.ts'

const { renameSync } = fs

const page = '/'

/** It is renamed in each language. */
const bare = listContentTexts().find(({ id }) => /^services\..*\.[0-9a-f]{8}$/.test(id))

/** Each of them writes several files. */
const orders = {
  text: () => ({ id: bare?.id, locale: 'en', before: bare?.english, after: 'Another topic', page }),
  list: () => ({ id: `posts.${postSlug}.body.0`, action: 'add', page }),
  post: () => ({ title: 'A new post', page }),
  picture: async () => ({
    id: `posts.${postSlug}.body.0`,
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
  'a disk that fails while a %s is saved leaves each file as it was, and one that fails while it is undone lets it be undone again',
  async (name, create) => {
    const { root } = copyContent()
    const body = await create()
    const send = async (order: string, sent: unknown) => {
      const call = { method: 'POST', name: order, query: new URLSearchParams(), body: sent } as const
      return (await answer(call, { root, reload: async () => {}, derive: planNothing })).status
    }
    const before = readFolder(root)
    for (const fails of [isSecond, isJournal]) {
      expect(await withFault(fails, () => send(name, body))).toBe(422)
      expect(readFolder(root)).toEqual(before)
    }
    expect(await send(name, body)).toBe(200)
    expect(await withFault(isJournal, () => send('undo', {}))).toBe(422)
    expect(readChanges(root)).toHaveLength(1)
    expect(await send('undo', {})).toBe(200)
    expect(readFolder(root)).toEqual(before)
  },
)

test('killed at any moment while files are written or undone, Undo puts all of them back', () => {
  const { root } = copyContent()
  const names = ['content/one.txt', 'content/two.txt', 'content/blog/new/three.txt']
  const run = (work: string, killed: number) => {
    const script = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { renameSync } = fs
let turn = 0
fs.renameSync = (from, to) => {
  turn += 1
  if (turn === ${killed}) process.kill(process.pid, 'SIGKILL')
  renameSync(from, to)
}
syncBuiltinESMExports()
const { saveChange, undoLastChange } = await import(${JSON.stringify(resolve('authoring/files/journal.ts'))})
const root = ${JSON.stringify(root)}
${work}`
    return spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal
  }
  const save = `saveChange(root, { page: '/', id: 'a', locale: 'en', before: '', after: '' }, new Map(${JSON.stringify(names)}.map((name) => [name, 'after'])))`
  writeFileSync(join(root, 'content/one.txt'), 'before')
  const before = readFolder(root)
  for (let turn = 1; turn <= 4; turn++) {
    expect(run(save, turn)).toBe('SIGKILL')
    undoLastChange(root)
    expect(readFolder(root)).toEqual(before)
  }
  for (let turn = 1; turn <= 2; turn++) {
    expect(run(save, 0)).toBe(null)
    expect(run('undoLastChange(root)', turn)).toBe('SIGKILL')
    undoLastChange(root)
    expect(readFolder(root)).toEqual(before)
  }
})

test('two programs that save at once lose no change, and Undo takes back each', async () => {
  const { root } = copyContent()
  const before = readFolder(root)
  const program = (name: string) => {
    const script = `
const { saveChange } = await import(${JSON.stringify(resolve('authoring/files/journal.ts'))})
for (let turn = 0; turn < 12; turn++) saveChange(${JSON.stringify(root)}, { page: '/', id: '${name}', locale: 'en', before: '', after: '' },
  new Map([['content/${name}' + turn + '.txt', '${name}']]))`
    return new Promise((done) => spawn(process.execPath, ['--input-type=module', '-e', script]).on('exit', done))
  }
  expect(await Promise.all([program('one'), program('two')])).toEqual([0, 0])
  expect(readChanges(root)).toHaveLength(before.changes + 24)
  for (let left = 24; left > 0; left -= 1) undoLastChange(root)
  expect(readFolder(root)).toEqual(before)
})

test.each(['content/blog/con/en.md', 'content/services/LPT1.json', 'public/media/aux'])(
  'a name that Windows has for itself is refused: %s',
  (file) => {
    const { root } = copyContent()
    const about = { page: '/', id: 'a', locale: 'en', before: '', after: '' }
    expect(() => saveChange(root, about, new Map([[file, 'after']]))).toThrow('Windows')
  },
)

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'its disk is read-only'],
  ['EACCES', 'read-only for you'],
])('what keeps a file from being written is named, and nothing is left of it: %s', async (code, words) => {
  const { root } = copyContent()
  const about = { page: '/', id: 'a', locale: 'en', before: '', after: '' }
  const isText: Fault = (_turn, to) => String(to).endsWith('one.txt')
  const save = async () => saveChange(root, about, new Map([['content/one.txt', 'after']]))
  await expect(withFault(isText, save, code)).rejects.toThrow(words)
  expect(readdirSync(join(root, '.netlify')).filter((name) => !['edit.json', 'edit-lock.db'].includes(name))).toEqual(
    [],
  )
})

test.each(['mkdirSync', 'writeFileSync', 'renameSync'] as const)(
  'a folder that is read-only is told to the owner in a sentence, whatever meets it first (%s)',
  async (name) => {
    const { root } = copyContent()
    const before = readFolder(root)
    const real = fs[name]
    fs[name] = () => {
      throw Object.assign(new Error(`EROFS: read-only file system, ${name}`), {
        code: 'EROFS',
        path: `${root}/content`,
      })
    }
    syncBuiltinESMExports()
    try {
      const call = { method: 'POST', name: 'text', query: new URLSearchParams(), body: orders.text() } as const
      const { status, body } = await answer(call, { root, reload: async () => {}, derive: planNothing })
      expect(status).toBe(422)
      expect(body).toHaveProperty(
        'error.message',
        expect.stringMatching(/ could not be written: its disk is read-only\./),
      )
    } finally {
      Object.assign(fs, { [name]: real })
      syncBuiltinESMExports()
    }
    expect(readFolder(root)).toEqual(before)
  },
)

test('what the site cannot read any more goes back', async () => {
  const { root } = copyContent()
  const before = readFolder(root)
  const reload = vi.fn(async () => {}).mockRejectedValueOnce(new Error('content/services: expected three topics'))
  const call = { method: 'POST', name: 'text', query: new URLSearchParams(), body: orders.text() } as const
  expect((await answer(call, { root, reload, derive: planNothing })).body).toHaveProperty(
    'error.message',
    'content/services: expected three topics',
  )
  expect(readFolder(root)).toEqual(before)
  expect(reload).toHaveBeenCalledTimes(2)
})

/** Says if the move of a file to its place fails. */
type Fault = (turn: number, to: PathLike) => boolean

// Before the first file the change is noted.
const isSecond: Fault = (turn) => turn === 3

const isJournal: Fault = (_turn, to) => String(to).endsWith('edit.json')

async function withFault<Result>(fails: Fault, work: () => Promise<Result>, code = 'ENOSPC'): Promise<Result> {
  let turn = 0
  fs.renameSync = (from, to) => {
    turn += 1
    if (fails(turn, to)) throw Object.assign(new Error(`${code}: no space left on device`), { code })
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
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(root.length), createHash('sha256').update(readFileSync(path)).digest('hex')] as const
      }),
  )
  return { ...Object.fromEntries(files), changes: readChanges(root).length }
}
