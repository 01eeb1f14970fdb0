import { afterEach, expect, test, vi } from 'vitest'
import { pages } from '../../pages/all-pages.ts'
import { hashInputs } from './stamp.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('a finished build counts as up to date for the same sources, settings, posts and Node', () => {
  expect(hashInputs()).toBe(hashInputs())
})

test('a finished build is out of date when a scheduled post appears, or may be listed', () => {
  expect(hashInputs(pages.slice(1))).not.toBe(hashInputs())
  expect(hashInputs(pages.map((page) => ({ ...page, listed: true })))).not.toBe(hashInputs())
})

test('a finished build is out of date on the next day, and not before', () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T00:00:00Z') })
  const before = hashInputs()
  vi.setSystemTime('2026-06-01T23:59:59Z')
  expect(hashInputs()).toBe(before)
  vi.setSystemTime('2026-06-02T00:00:00Z')
  expect(hashInputs()).not.toBe(before)
})

test('a finished build is out of date with another Node, or with another ICU, which writes dates', () => {
  expect(hashInputs(pages, { ...process.versions, node: '99.0.0' })).not.toBe(hashInputs())
  expect(hashInputs(pages, { ...process.versions, icu: '99.0' })).not.toBe(hashInputs())
})

test('a finished build is out of date for another address or context', () => {
  const before = hashInputs()
  vi.stubEnv('SITE_URL', 'https://another.example')
  expect(hashInputs()).not.toBe(before)
  vi.unstubAllEnvs()
  vi.stubEnv('CONTEXT', 'deploy-preview')
  expect(hashInputs()).not.toBe(before)
})
