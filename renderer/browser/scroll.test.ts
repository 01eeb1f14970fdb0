import { expect, test, vi } from 'vitest'
import { startScrollRestoration } from './scroll.ts'

test.each(['{', 'null'])('positions that were kept as %s keep no page from becoming live', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })
  vi.stubGlobal('history', {})
  vi.stubGlobal('addEventListener', () => {})
  expect(startScrollRestoration).not.toThrow()
})
