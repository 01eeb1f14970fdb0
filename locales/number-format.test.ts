import { expect, test } from 'vitest'
import { createNumberFormat } from './number-format.ts'

test('Chinese groups no four digits, the others as they always do', () => {
  expect([1024, 12_024].map(createNumberFormat('zh').format)).toEqual(['1024', '12,024'])
  expect(createNumberFormat('en').format(1024)).toBe('1,024')
  expect(createNumberFormat('zh', { useGrouping: false }).format(12_024)).toBe('12024')
})
