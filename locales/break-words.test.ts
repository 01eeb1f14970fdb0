import { expect, test } from 'vitest'
import { breakWords } from './break-words.ts'

test('a Chinese heading may break between words, not inside of them', () => {
  expect(breakWords('就从手头的工作学起', 'zh')).toEqual(['就从手头的', '工作学起'])
  expect(breakWords('大模型应用开发训练营', 'zh')).toEqual(['大模型', '应用', '开发', '训练营'])
  expect(breakWords('学西班牙语等外语', 'zh')).toEqual(['学西班牙语等', '外语'])
})

test('punctuation and spaces are left to the browser, but for quotation marks', () => {
  expect(breakWords('AI 培训：提示词（prompt）', 'zh')).toEqual(['AI 培训：提示词（prompt）'])
  expect(breakWords('审批“退款”请求', 'zh')).toEqual(['审批', '“退款”', '请求'])
})

test('no character is lost, and other languages stay whole', () => {
  const text = '先问再做：给智能体加上人工审批'
  expect(breakWords(text, 'zh').join('')).toBe(text)
  expect(breakWords('Ask first, then act', 'en')).toEqual(['Ask first, then act'])
})
