import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLocale, localeCodes, locales } from '../locales/locales.ts'
import { site } from '../model/kinds/site.ts'
import { today } from '../model/today.ts'
import { findMessenger, getLayoutData } from './get-layout-data.ts'

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

test('the year of the footer is the one of the owner, wherever the site is built', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
  vi.useFakeTimers({ now: Date.parse('2026-12-31T11:30:00Z') })
  // Its islands are the first in a new year.
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(new Date().getFullYear()).toBe(2027)
  expect(getLayoutData(defaultLocale).year).toBe(today().slice(0, 4))
})
