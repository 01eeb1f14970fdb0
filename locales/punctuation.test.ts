import { expect, test } from 'vitest'
import { getSpace } from './punctuation.ts'

test.each([
  ['Your reference:', '1a2b', ' '],
  ['您的留言编号：', '1a2b', ''],
  ['Empresa', '(opcional)', ' '],
  ['公司', '（选填）', ''],
])('between %s and %s stands %j', (before, after, space) => {
  expect(getSpace(before, after)).toBe(space)
})
