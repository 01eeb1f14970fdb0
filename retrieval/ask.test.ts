import { expect, test } from 'vitest'
import { createAsk } from './ask.ts'
import type { AskedDocument } from './documents.ts'
import { createRanking } from './rank.ts'

const documents: AskedDocument[] = [
  createDocument('/workshop', 'Workshop', [
    {
      id: 'faq-data',
      heading: 'Do our documents leave the company?',
      passages: ['They need not. The model runs in your tenant.'],
    },
    {
      id: 'faq-price',
      heading: 'What does it cost?',
      passages: ['Price', 'A fixed price, known before you decide. Travel is included.'],
    },
  ]),
  createDocument('/program', 'Program', [
    {
      id: 'intro',
      heading: 'Four weeks of practice',
      passages: ['Teams practise on their own documents, twice a week.'],
    },
  ]),
  createDocument('/blog/stores', 'Choosing a store', [
    { id: 'size', heading: 'Size', passages: ['A million vectors need four gigabytes of memory.'] },
  ]),
]
const ask = createAsk(createRanking(documents, 'en'), 'en')

test('a question gets the passage that answers it, with its anchor, its heading and its decisive sentence', () => {
  const answer = ask('Do the documents leave our company?')
  expect(answer).toMatchObject({
    isAnswered: true,
    sources: [{ n: 1, url: '/workshop#faq-data', heading: 'Do our documents leave the company?', title: 'Workshop' }],
  })
})

test('each of the first three passages is of another page, and marks lie within their passage, ascending', () => {
  const answer = ask('Which documents do teams practise on in the company?', 12)
  if (!answer.isAnswered) throw new Error('not answered')
  const pages = answer.sources.slice(0, 3).map(({ url }) => url.split('#')[0])
  expect(new Set(pages).size).toBe(pages.length)
  expect(answer.sources[0]?.marks.length).toBeGreaterThan(0)
  for (const { passage, marks } of answer.sources) {
    const ends = marks.flat()
    expect(ends).toEqual([...ends].sort((a, b) => a - b))
    expect(passage.slice(...(marks[0] ?? [0, 0]))).not.toBe('')
  }
})

test('a label is no passage, but counts for the one after it', () => {
  const answer = ask('What is the price?')
  expect(answer.isAnswered && answer.sources[0]?.passage).toBe(
    'A fixed price, known before you decide. Travel is included.',
  )
})

test('a slip of the finger and another ending find the word', () => {
  const answer = ask('How much memroy does a million of vector need?')
  expect(answer.isAnswered && answer.sources[0]?.url).toBe('/blog/stores#size')
})

test('what visitors ask that a section answers leads to it, whatever its words', () => {
  const question = 'Is the whole thing ruinous for a bakery?'
  expect(ask(question).isAnswered).toBe(false)
  const questions = { '/workshop#faq-price': 'ruinous for a small shop; bakery on a budget' }
  const answer = createAsk(createRanking(documents, 'en', questions), 'en')(question)
  expect(answer.isAnswered && answer.sources[0]?.url).toBe('/workshop#faq-price')
})

test('words that many questions have do not stand between a question and its answer', () => {
  const answer = ask('My colleague would just like to know, please, whether the documents leave your company')
  expect(answer.isAnswered && answer.sources[0]?.url).toBe('/workshop#faq-data')
})

test('a question about something else is not answered, and names the nearest pages', () => {
  const answer = ask('Do you repair bicycles and documents in Tokyo?')
  expect(answer.isAnswered).toBe(false)
  if (!answer.isAnswered) expect(answer.nearest.map(({ url }) => url)).toContain('/program')
})

test('a question without a word is not answered', () => {
  for (const question of ['', '?', '…']) expect(ask(question)).toEqual({ isAnswered: false, nearest: [] })
})

function createDocument(path: string, title: string, sections: AskedDocument['sections']): AskedDocument {
  return { path, name: title, title, description: '', sections, keywords: [], weight: 1 }
}
