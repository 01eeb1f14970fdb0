import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCache } from './cache.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const open = (isRead = true, code = 'code') =>
  openCache(isRead, { picture: code, markdown: 'others', bundle: code }, join(folder, 'cache'))

async function isCreatedAgain(later = open) {
  await open().cached('picture', { title: 'Ñ' }, () => 'first')
  const create = vi.fn(() => 'second')
  const content = await later().cached('picture', { title: 'Ñ' }, create)
  expect(String(content)).toBe(create.mock.calls.length > 0 ? 'second' : 'first')
  return create.mock.calls.length > 0
}

test('a result is created once for the same input', async () => {
  expect(await isCreatedAgain()).toBe(false)
})

test('a result is created again for another input', async () => {
  const { cached } = open()
  await cached('picture', 'one', () => 'one')
  expect(String(await cached('picture', 'two', () => 'two'))).toBe('two')
})

test('a result is created again by other code', async () => {
  expect(await isCreatedAgain(() => open(true, 'other'))).toBe(true)
})

test('a result of one kind is not created again because the code of another has changed', async () => {
  await open().cached('markdown', 'same', () => 'first')
  const content = await open(true, 'other').cached('markdown', 'same', () => 'second')
  expect(String(content)).toBe('first')
})

test('a folder is created once for the same code, with the files in its folders', () => {
  const make = vi.fn(() => {
    mkdirSync(join(folder, 'made/deep'), { recursive: true })
    writeFileSync(join(folder, 'made/deep/file'), 'content')
    return join(folder, 'made')
  })
  const read = (code: string) =>
    [...open(true, code).cachedFolder('bundle', make)].map(([path, file]) => [path, `${file}`])
  const expected = [['deep/file', 'content']]
  expect([read('one'), read('one'), read('other')]).toEqual([expected, expected, expected])
  expect(make).toHaveBeenCalledTimes(2)
})

test('a forced build reads nothing and replaces what is there', async () => {
  expect(await isCreatedAgain(() => open(false))).toBe(true)
  const content = await open().cached('picture', { title: 'Ñ' }, () => 'third')
  expect(String(content)).toBe('second')
})

test('a forced build makes once what it needs twice', async () => {
  const { cached } = open(false)
  await cached('picture', 'same', () => 'first')
  expect(String(await cached('picture', 'same', () => 'second'))).toBe('first')
})

test('a result that cannot be created leaves no entry', async () => {
  const fail = () => Promise.reject(new Error('no font'))
  await expect(open().cached('picture', 1, fail)).rejects.toThrow('no font')
  expect(existsSync(join(folder, 'cache/picture'))).toBe(false)
})

test('what a build did not use goes at its end', async () => {
  await open().cached('picture', 'old', () => 'old')
  const { cached, prune } = open()
  await cached('markdown', 'new', () => 'new')
  const [used = ''] = readdirSync(join(folder, 'cache/markdown'))
  prune()
  expect(readdirSync(join(folder, 'cache/picture'))).toEqual([])
  expect(readdirSync(join(folder, 'cache/markdown'))).toEqual([used])
})

test('two processes can build at once', async () => {
  const script = `
    import { openCache } from ${JSON.stringify(pathToFileURL(resolve('scripts/shared/cache.ts')).href)}
    const { cached, prune } = openCache(true, { picture: 'code' }, ${JSON.stringify(join(folder, 'cache'))})
    for (let input = 0; input < 50; input++) {
      const content = await cached('picture', input % 10, () => 'x'.repeat(10_000))
      if (content.length !== 10_000) throw new Error('half a result')
      if (input % 10 === 5) prune()
    }`
  const run = () =>
    new Promise((done) => spawn(process.execPath, ['--input-type=module-typescript', '-e', script]).on('exit', done))
  expect(await Promise.all([run(), run()])).toEqual([0, 0])
})
