import { expect, test, vi } from 'vitest'
import { leaveByLink, scrollOnArrival, startScrollRestoration } from './scroll.ts'

test.each(['{', 'null'])('positions that were kept as %s keep no page from becoming live', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })
  vi.stubGlobal('history', {})
  vi.stubGlobal('addEventListener', () => {})
  expect(startScrollRestoration).not.toThrow()
})

test('the first page of another document does not take the place of an earlier first page', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', top))
  for (const path of ['/', '/es']) {
    scrollOnArrival(path, { key: 'default', hash: '' }, false)
    vi.stubGlobal('scrollY', path === '/' ? 1700 : 300)
    leaveByLink()
  }
  scrollOnArrival('/', { key: 'default', hash: '' }, true)
  expect(scrollY).toBe(1700)
})

test('a page that is left again at once does not scroll the next one', () => {
  const jumps = new Map<number, () => void>()
  vi.stubGlobal('requestAnimationFrame', (jump: () => void) => jumps.set(jumps.size + 1, jump).size)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => jumps.delete(id))
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', top))
  scrollOnArrival('/list', { key: 'list', hash: '' }, false)
  vi.stubGlobal('scrollY', 700)
  leaveByLink()
  scrollOnArrival('/item', { key: 'item', hash: '' }, false)
  scrollOnArrival('/list', { key: 'list', hash: '' }, true)
  expect(scrollY).toBe(700)
  scrollOnArrival('/item', { key: 'item', hash: '' }, true)
  for (const jump of jumps.values()) jump()
  expect(scrollY).toBe(0)
})
