import { expect, test } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { getLayoutData } from './page-data.ts'

test('pages in Chinese do not lead to WhatsApp, which does not open in mainland China', () => {
  expect(getLayoutData('zh').site.whatsapp).toBeUndefined()
  expect(getLayoutData('fr').site.whatsapp).toBe(site.owner.whatsapp)
})
