import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { changePo, readPo } from '../../locales/po-file.ts'
import { createProject, planNothing, withCode } from '../testing.ts'
import { groupChanges } from './aside.ts'
import { type Change, readChanges, saveChange } from './journal.ts'
import { dropCommitted, listUnpublished, publish } from './publish.ts'

const [first, second, catalog] = ['content/a.ts', 'content/b.ts', 'locales/es/content/services.po']
const empty = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n'

/** A project with a published catalog. */
function createSite() {
  const project = createProject()
  const { root, git } = project
  mkdirSync(dirname(join(root, catalog)), { recursive: true })
  writeFileSync(join(root, catalog), setWords(empty, { roof: 'Tejado', wall: 'Pared' }))
  git('add', '-A')
  git('commit', '-qm', 'Translate')
  git('push', '-q')
  return project
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

function save(root: string, id: string, locale: string, files: Record<string, string | null>) {
  saveChange(root, { page: '/', id, locale, before: '', after: '' }, new Map(Object.entries(files)))
}

function setWords(source: string, words: Record<string, string>): string {
  const changes = Object.entries(words).map(([id, text]) => [id, { text, isDraft: false, source: '00000000' }] as const)
  return changePo(source, new Map(changes))
}

function saveWords(root: string, words: Record<string, string>) {
  save(root, Object.keys(words).join(), 'es', { [catalog]: setWords(read(root, catalog), words) })
}

const readWords = (source: string) => Object.fromEntries([...readPo(source)].map(([id, { text }]) => [id, text]))

/** Publishes the changes of these ids. */
function send(root: string, ids: string[], build: () => Promise<void> = async () => {}, derive = planNothing) {
  const groups = groupChanges(readChanges(root)).filter(({ changes }) => changes.some(({ id }) => ids.includes(id)))
  return publish(
    root,
    derive,
    build,
    groups.map(({ key }) => key),
  )
}

const listIds = (changes: Change[]) => changes.map(({ id }) => id)

test('the ticked change alone is sent, and the other is as it was', async () => {
  const { root, git } = createSite()
  save(root, 'one', 'en', { [first]: 'new\n' })
  save(root, 'two', 'en', { [second]: 'newer\n', 'content/c.ts': 'made\n' })
  const seen: string[] = []
  await send(root, ['one'], async () => void seen.push(read(root, first), read(root, second)))
  expect(seen).toEqual(['new\n', 'b\n'])
  expect(git('show', '--name-only', '--format=', 'origin/main').trim()).toBe(first)
  expect([read(root, second), read(root, 'content/c.ts')]).toEqual(['newer\n', 'made\n'])
  expect(listIds(await listUnpublished(root))).toEqual(['two'])
  await send(root, ['two'])
  expect(git('show', `origin/main:${second}`)).toBe('newer\n')
  expect(readChanges(root)).toEqual([])
})

test('changes of one file go together, and with what else they touch', () => {
  const change = (id: string, ...files: string[]): Change => ({
    page: '/',
    id,
    locale: '',
    before: '',
    after: '',
    files: files.map((file) => ({ file, before: 'x', after: 'y' })),
  })
  const changes = [change('one', 'a'), change('two', 'b'), change('three', 'c'), change('four', 'c', 'a')]
  expect(groupChanges(changes).map((group) => listIds(group.changes))).toEqual([['one', 'three', 'four'], ['two']])
})

test('entries of one catalog go each for itself, with what commands made of it meanwhile', async () => {
  const { root, git } = createSite()
  saveWords(root, { wall: 'Muro' })
  saveWords(root, { roof: 'Techo' })
  saveWords(root, { door: 'Puerta' })
  saveWords(root, { wall: 'Tabique' })
  const derive = async () =>
    new Map([[catalog, changePo(read(root, catalog), new Map([['gate', { text: 'Verja', isDraft: true }]]))]])
  await send(root, ['roof'], undefined, derive)
  const sent = readWords(git('show', `origin/main:${catalog}`))
  expect(sent).toEqual({ gate: 'Verja', roof: 'Techo', wall: 'Pared' })
  expect(readWords(read(root, catalog))).toEqual({ door: 'Puerta', gate: 'Verja', roof: 'Techo', wall: 'Tabique' })
  expect(listIds(readChanges(root))).toEqual(['wall', 'door', 'wall'])
  await send(root, ['wall', 'door'])
  expect(git('show', `origin/main:${catalog}`)).toBe(read(root, catalog))
  expect(readChanges(root)).toEqual([])
})

test('where a check refuses, files and journal are as before, byte for byte', async () => {
  const { root, git } = createSite()
  saveWords(root, { wall: 'Muro' })
  save(root, 'one', 'en', { [first]: 'new\n' })
  saveWords(root, { roof: 'Techo' })
  const before = [readChanges(root), read(root, catalog), git('status', '--porcelain')]
  const refuse = async () => {
    throw new Error('no such module')
  }
  await expect(send(root, ['roof'], refuse)).rejects.toThrow('no such module')
  expect([readChanges(root), read(root, catalog), git('status', '--porcelain')]).toEqual(before)
})

test('what somebody changed by hand in a catalog is not sent, and not lost', async () => {
  const { root } = createSite()
  saveWords(root, { wall: 'Muro' })
  save(root, 'one', 'en', { [first]: 'new\n' })
  const byHand = read(root, catalog).replace('Tejado', 'Azotea')
  writeFileSync(join(root, catalog), byHand)
  await expect(send(root, ['one'])).rejects.toThrow(withCode('foreign-changes'))
  expect(read(root, catalog)).toBe(byHand)
})

test('what was taken out when the editor was ended is listed, and put back before anything is saved', async () => {
  const { root } = createSite()
  save(root, 'one', 'en', { [first]: 'new\n' })
  save(root, 'two', 'en', { [second]: 'newer\n' })
  const ended = Promise.withResolvers<void>()
  void send(root, ['one'], () => {
    ended.resolve()
    return new Promise(() => {})
  })
  await ended.promise
  expect(read(root, second)).toBe('b\n')
  expect(listIds(await listUnpublished(root)).sort()).toEqual(['one', 'two'])
  expect(listIds(await dropCommitted(root))).toEqual(['one', 'two'])
  expect(read(root, second)).toBe('newer\n')
})
