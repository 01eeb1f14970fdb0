import { expect, test } from 'vitest'
import type { Answer } from '../answer-schema.ts'
import { evaluate, leaveOutGone } from './evaluate.ts'

const passage = { title: 'RAG', heading: 'Length', passage: 'It takes two days.', sentences: [] }
const answers: Record<string, Answer> = {
  'How long?': { grade: 'answers', answers: [{ ...passage, url: '/es/services/rag#plan' }] },
  'Which price?': {
    grade: 'nearest',
    answers: [
      { ...passage, url: '/es#about' },
      { ...passage, url: '/es/services/rag#price', passage: 'Fixed' },
    ],
  },
}
const ask = async (question: string): Promise<Answer> => answers[question] ?? { grade: 'none', answers: [] }

test('a page is shown by its path or its section, and the passages hold the words', async () => {
  const answerable = [
    { question: 'How long?', pages: ['/services/rag'], words: ['Two days'] },
    { question: 'Which price?', pages: ['/services/rag#price'], words: ['150'] },
    { question: 'In Tokyo?', pages: ['/'], words: ['Tokyo'] },
  ]
  const { shown, words } = await evaluate({ answerable, unanswerable: [] }, ask)
  expect(shown).toEqual({ count: 2, of: 3, others: ['In Tokyo?'] })
  expect(words.others).toEqual(['Which price?', 'In Tokyo?'])
})

test('an answer without an expected page is wrong, and so is any answer to an unanswerable question', async () => {
  const { right, notAnswered } = await evaluate(
    {
      answerable: [
        { question: 'How long?', pages: ['/services/rag'], words: [] },
        { question: 'Which price?', pages: ['/contact'], words: [] },
      ],
      unanswerable: ['In Tokyo?', 'Which price?', 'How long?'],
    },
    ask,
  )
  expect(right).toEqual({ count: 1, of: 2, others: ['How long?'] })
  expect(notAnswered).toEqual({ count: 2, of: 3, others: ['How long?'] })
})

test('a question is left out if none of its pages is left', () => {
  const rows = [
    { question: 'How long?', pages: ['/services/rag#plan', '/gone'], words: [] },
    { question: 'Which price?', pages: ['/gone#price'], words: [] },
  ]
  const set = { floors: { shown: 1, words: 1, right: 1, notAnswered: 1 }, answerable: rows, unanswerable: [] }
  expect(leaveOutGone(set, (path) => path === '/services/rag#plan').answerable).toEqual(rows.slice(0, 1))
})
