import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache, keepOnDisk } from './keep-on-disk.ts'

// New in each run, so that no earlier one has kept it.
const input = `a test at ${Date.now()}`
const sources = ['pages/memoize.ts']
let before: string[]

beforeEach(() => {
  mkdirSync(cache, { recursive: true })
  before = readdirSync(cache)
  vi.stubEnv('PROD', true)
})

afterEach(() => {
  vi.unstubAllEnvs()
  for (const file of readdirSync(cache).filter((name) => !before.includes(name))) rmSync(join(cache, file))
})

test('a build makes the same of the same input once', async () => {
  const create = vi.fn(async () => ({ html: '<p>Ñ</p>' }))
  expect(await keepOnDisk(sources, input, create)).toEqual({ html: '<p>Ñ</p>' })
  expect(await keepOnDisk(sources, input, create)).toEqual({ html: '<p>Ñ</p>' })
  expect(create).toHaveBeenCalledOnce()
})

test('another input and another code make another result', async () => {
  expect(await keepOnDisk(sources, input, async () => 1)).toBe(1)
  expect(await keepOnDisk(sources, `${input} and more`, async () => 2)).toBe(2)
  expect(await keepOnDisk(['pages/routes.ts'], input, async () => 3)).toBe(3)
})

test('development makes it each time', async () => {
  vi.stubEnv('PROD', false)
  const create = vi.fn(async () => 1)
  await keepOnDisk(sources, input, create)
  await keepOnDisk(sources, input, create)
  expect(create).toHaveBeenCalledTimes(2)
})
