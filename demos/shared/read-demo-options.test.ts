import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { readDemoOptions } from './read-demo-options.ts'

test('the URL names the language and the colour scheme', () => {
  expect(readDemoOptions('?lang=zh&theme=dark', localeCodes)).toEqual({ locale: 'zh', siteLocale: 'zh', theme: 'dark' })
})

test('an unknown language is English, an unknown scheme is left to the system', () => {
  const unknown = { locale: 'en', siteLocale: 'en', theme: undefined }
  expect(readDemoOptions('?lang=xx&theme=sepia', localeCodes)).toEqual(unknown)
  expect(readDemoOptions('', localeCodes)).toEqual(unknown)
})

test('in a language that only the site has, a demo is English and knows what the visitor reads', () => {
  const options = readDemoOptions('?lang=xx', [...localeCodes, 'xx'])
  expect(options).toEqual({ locale: 'en', siteLocale: 'xx', theme: undefined })
})
