import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

test('words whose catalogs are missing are an error, so that no id is shown and remembered in their place', async () => {
  vi.resetModules()
  const { tell } = await import('./owner.ts')
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(mkdtempSync(join(tmpdir(), 'catalogs-')))
  onTestFinished(() => vi.resetModules() && cwd.mockRestore())
  expect(() => tell('fields.yes')).toThrow('fields')
  cwd.mockRestore()
  expect(tell('fields.yes')).not.toBe('fields.yes')
})
