import { expect, test } from 'vitest'
import type { Answer } from '../ask.ts'
import { evaluate, getRate, leaveOutGone } from './evaluate.ts'
import type { QuestionSet } from './question-set.ts'

const source = { n: 1, title: 'RAG', heading: 'Length', passage: 'It takes two days.', marks: [] }
const answers: Record<string, Answer> = {
  'How long?': { isAnswered: true, sources: [{ ...source, url: '/es/services/rag#plan' }] },
  'Which price?': {
    isAnswered: true,
    sources: [
      { ...source, url: '/es#about' },
      { ...source, n: 2, url: '/es/services/rag#price', passage: 'Fixed' },
    ],
  },
  'In Tokyo?': { isAnswered: false, nearest: [] },
}
const empty: QuestionSet = {
  answerable: [],
  unanswerable: [],
  wrongPremise: [],
  injections: [],
  otherLanguage: [],
  misspelt: [],
}
const ask = (question: string): Answer => answers[question] ?? { isAnswered: false, nearest: [] }

test('an answer hits by its page or its section, first or among those shown, and holds its words', () => {
  const { hitFirst, hit, words, answered } = evaluate(
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
  expect(hitFirst.others).toEqual(['Which price?', 'In Tokyo?'])
  expect(hit).toEqual({ count: 2, of: 3, others: ['In Tokyo?'] })
  expect(words.others).toEqual(['Which price?', 'In Tokyo?'])
  expect(getRate(answered)).toBeCloseTo(2 / 3)
})

test('to refuse is right where no page answers, and not wrong where the question is', () => {
  const row = { pages: ['/contact'], words: [] }
  const { refused, wrongPremise } = evaluate(
    {
      ...empty,
      unanswerable: ['In Tokyo?', 'How long?'],
      wrongPremise: [
        { ...row, question: 'In Tokyo?' },
        { ...row, question: 'How long?' },
      ],
    },
    ask,
  )
  expect(refused.others).toEqual(['How long?'])
  expect(wrongPremise.others).toEqual(['How long?'])
})

test('a question is left out and counted where no page of its is left', () => {
  const rows = [
    { question: 'How long?', pages: ['/services/rag#plan', '/gone'], words: [] },
    { question: 'Which price?', pages: ['/gone#price'], words: [] },
  ]
  const { set, gone } = leaveOutGone({ ...empty, answerable: rows, misspelt: rows }, (path) => path === '/services/rag')
  expect([set.answerable, set.misspelt]).toEqual([rows.slice(0, 1), rows.slice(0, 1)])
  expect(gone).toBe(2)
})
