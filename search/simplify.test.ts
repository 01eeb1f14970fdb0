import { expect, test } from 'vitest'
import { createSimplifier } from './simplify.ts'
import { listVariants } from './variants.ts'

test('traditional characters of Taiwan and Hong Kong are written as the simplified ones of the texts', () => {
  const simplify = createSimplifier(listVariants(['提示词 价格 马德里 什么 里面 台湾 为了']))
  expect(simplify('提示詞、價格、馬德里，甚麼？裡面／裏面 臺灣 爲了／為了 RAG')).toBe(
    '提示词、价格、马德里，甚么？里面／里面 台湾 为了／为了 RAG',
  )
})

test('a character of the texts stays, and so does one that they have no simplified one of', () => {
  const simplify = createSimplifier(listVariants(['後 后 词']))
  expect(simplify('後價詞')).toBe('後價词')
})
