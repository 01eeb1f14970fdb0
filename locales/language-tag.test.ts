import { expect, test } from 'vitest'
import { getLanguageTag } from './language-tag.ts'

test('Chinese names its script, and other languages are their codes', () => {
  expect(['fr', 'zh'].map(getLanguageTag)).toEqual(['fr', 'zh-Hans'])
})
