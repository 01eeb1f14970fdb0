import { expect, test } from 'vitest'
import { tieNumbers } from './tie-numbers.ts'

test('a number stays with its measure word in Chinese', () => {
  expect(tieNumbers('第 50 条，2026 年 12 月 2 日，3500 万欧元', 'zh')).toBe(
    '第\u00a050\u00a0条，2026\u00a0年 12\u00a0月 2\u00a0日，3500\u00a0万欧元',
  )
  expect(tieNumbers('用 Python 处理 90 天的数据', 'zh')).toBe('用 Python 处理 90\u00a0天的数据')
})

test('other languages are left alone', () => {
  expect(tieNumbers('5 个', 'en')).toBe('5 个')
})
