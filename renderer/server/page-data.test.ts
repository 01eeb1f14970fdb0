import { expect, test } from 'vitest'
import { localeCodes, locales } from '../../locales/locales.ts'
import { site } from '../../model/kinds/site.ts'
import { getLayoutData } from './page-data.ts'

test('pages in every language lead to WhatsApp, and those of readers of WeChat there too once it is set', () => {
  site.owner.wechat = 'owner-id'
  for (const locale of localeCodes) {
    const { whatsapp, wechat } = getLayoutData(locale).site
    expect(whatsapp).toBe(site.owner.whatsapp)
    expect(wechat).toBe(locales[locale].messenger === 'wechat' ? 'owner-id' : undefined)
  }
})
