import { expect, test } from 'vitest'
import type { Answer } from '../answer-schema.ts'
import { evaluate, getRate, leaveOutGone } from './evaluate.ts'
import type { QuestionSet } from './question-set.ts'

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
const empty: QuestionSet = { answerable: [], unanswerable: [], wrongPremise: [], otherLanguage: [], misspelt: [] }
const ask = async (question: string): Promise<Answer> => answers[question] ?? { grade: 'none', answers: [] }

test('a page is shown by its path or its section, first or among the others, and the passages hold the words', async () => {
  const { first, shown, words, answered, notRefused } = await evaluate(
    {
      ...empty,
      answerable: [
        { question: 'How long?', pages: ['/services/rag'], words: ['Two days'] },
        { question: 'Which price?', pages: ['/services/rag#price'], words: ['150'] },
        { question: 'In Tokyo?', pages: ['/'], words: ['Tokyo'] },
      ],
    },
    ask,
  )
  expect(first.others).toEqual(['Which price?', 'In Tokyo?'])
  expect(shown).toEqual({ count: 2, of: 3, others: ['In Tokyo?'] })
  expect(words.others).toEqual(['Which price?', 'In Tokyo?'])
  expect(notRefused.others).toEqual(['In Tokyo?'])
  expect(getRate(answered)).toBeCloseTo(1 / 3)
})

test('what is called an answer and has no expected page is wrong, of an unanswerable question too', async () => {
  const row = { pages: ['/contact'], words: [] }
  const { right, notAnswered, wrongPremise } = await evaluate(
    {
      ...empty,
      answerable: [{ question: 'How long?', pages: ['/services/rag'], words: [] }],
      unanswerable: ['In Tokyo?', 'Which price?', 'How long?'],
      wrongPremise: [
        { ...row, question: 'In Tokyo?' },
        { ...row, question: 'How long?' },
      ],
    },
    ask,
  )
  expect(right).toEqual({ count: 1, of: 2, others: ['How long?'] })
  expect(notAnswered.others).toEqual(['How long?'])
  expect(wrongPremise.others).toEqual(['How long?'])
})

test('a question is left out and counted where no page of its is left', () => {
  const rows = [
    { question: 'How long?', pages: ['/services/rag#plan', '/gone'], words: [] },
    { question: 'Which price?', pages: ['/gone#price'], words: [] },
  ]
  const set = leaveOutGone({ ...empty, answerable: rows, misspelt: rows }, (path) => path === '/services/rag#plan')
  expect([set.answerable, set.misspelt]).toEqual([rows.slice(0, 1), rows.slice(0, 1)])
})
