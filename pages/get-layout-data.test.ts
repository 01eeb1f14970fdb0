import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLocale, localeCodes, locales } from '../locales/locales.ts'
import { site } from '../model/kinds/site.ts'
import { findMessenger } from './get-layout-data.ts'

test('pages in every language lead to WhatsApp, and those of readers of WeChat there too once it is set', () => {
  const { wechat } = site.owner
  onTestFinished(() => void Object.assign(site.owner, { wechat }))
  site.owner.wechat = 'owner-id'
  for (const locale of localeCodes) {
    const found = findMessenger(locale, false)
    expect(found.whatsapp).toBe(site.owner.whatsapp)
    expect(found.wechat).toBe(locales[locale].messenger === 'wechat' ? 'owner-id' : undefined)
  }
})

test('the year of the footer is the one of the owner, wherever the site is built', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    vi.resetModules()
  })
  // The layout of a language is kept.
  vi.resetModules()
  vi.useFakeTimers({ now: Date.parse('2028-12-31T11:30:00Z') })
  // Its islands are the first in a new year.
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(new Date().getFullYear()).toBe(2029)
  const { getLayoutData } = await import('./get-layout-data.ts')
  expect(getLayoutData(defaultLocale).year).toBe('2028')
})
