import { expect, onTestFinished, test } from 'vitest'
import { localeCodes, locales } from '../locales/locales.ts'
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
