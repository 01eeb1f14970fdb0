import { expect, test } from 'vitest'
import { getSpace, joinSentences } from './get-space.ts'

test('Chinese sets no space between its characters and around its wide marks, and one beside numbers and Latin letters', () => {
  expect([getSpace('1\u00a0月\u00a02\u00a0日', '规则'), getSpace('日', '《规则》'), getSpace('句。', '句')]).toEqual([
    '',
    '',
    '',
  ])
  expect([getSpace('核对于', '2026'), getSpace('用', 'AI'), getSpace('Ana', '好'), getSpace('One', 'two')]).toEqual(
    Array(4).fill(' '),
  )
  expect(joinSentences(['第一句。', '第二句。'])).toBe('第一句。第二句。')
  expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.')
})
