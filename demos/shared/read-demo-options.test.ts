import { expect, test } from 'vitest'
import { readDemoOptions } from './read-demo-options.ts'

test('the URL names the language and the colour scheme', () => {
  expect(readDemoOptions('?lang=zh&theme=dark')).toEqual({ locale: 'zh', theme: 'dark' })
})

test('an unknown language is English, an unknown scheme is left to the system', () => {
  expect(readDemoOptions('?lang=de&theme=sepia')).toEqual({ locale: 'en', theme: undefined })
  expect(readDemoOptions('')).toEqual({ locale: 'en', theme: undefined })
})
