import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLocale } from '../../locales/locales.ts'
import { legalPageNames } from '../../model/kinds/legal.ts'
import { href } from '../../pages/data/routes.ts'
import { hashesFile } from '../../renderer/server/static-files/last-modified.ts'

test.each([
  ['Pacific/Auckland', 20, '2099-01-01', '2098-12-31'],
  ['Pacific/Honolulu', 32, '2098-12-31', '2099-01-01'],
])(
  'words that changed on the day of the last publication need no later day, in %s too',
  async (zone, hour, day, other) => {
    const folder = mkdtempSync(join(tmpdir(), 'legal-'))
    onTestFinished(() => {
      vi.useRealTimers()
      vi.resetModules()
      rmSync(folder, { recursive: true })
    })
    vi.resetModules()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2098, 11, 31, hour) })
    const { site } = await import('../../model/kinds/site.ts')
    site.owner.timeZone = zone
    const { published } = await import('../../model/kinds/published-urls.ts')
    const { legalChanges } = await import('./legal.ts')
    mkdirSync(join(folder, 'client'))
    writeFileSync(join(folder, hashesFile), '{}')
    const list = (date: string) => {
      for (const name of legalPageNames) published[href(name, {}, defaultLocale)] = { hash: '000000000000', date }
      return legalChanges({ folder: join(folder, 'client'), files: [], documents: new Map() })
    }
    expect(list(day)).toEqual([])
    expect(list(other)).toHaveLength(legalPageNames.length)
  },
)
