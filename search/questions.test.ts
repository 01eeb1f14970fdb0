import { expect, test } from 'vitest'
import { isQuestion } from './questions.ts'

test('a mark, a first word or four words make a question', () => {
  for (const query of [
    'price?',
    'how long',
    'workshop for our sales team',
    '¿cuánto cuesta',
    'combien ça coûte',
    'où sont les formations',
    '培训多少钱',
    '你们会保存我的数据吗',
    '會保存資料嗎',
    '誰來上課',
  ])
    expect(isQuestion(query), query).toBe(true)
})

test('names and single words are no questions', () => {
  for (const query of ['', '?', 'RAG', 'prompt engineering', 'vector database', 'auditoría', '向量数据库'])
    expect(isQuestion(query), query).toBe(false)
})
