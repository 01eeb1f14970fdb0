import { expect, test } from 'vitest'
import { buildSearch, createIndex } from './build.ts'
import type { SearchDocument } from './documents.ts'
import { load } from './load.ts'

const documents: SearchDocument[] = [
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

async function ask(question: string, options?: { limit?: number; asked?: Record<string, string> }) {
  const files = createIndex(documents, 'en', options?.asked)
  const search = await load('en', async (name) => files.get(name))
  return search.answer(question, options)
}

const getUrls = async (question: string, options?: { asked?: Record<string, string> }) =>
  (await ask(question, options)).answers.map(({ url }) => url)

test('a question gets the passage that answers it, with its anchor, its heading and its decisive sentence', async () => {
  expect((await ask('Do the documents leave our company?')).answers[0]).toMatchObject({
    url: '/workshop#faq-data',
    heading: 'Do our documents leave the company?',
    title: 'Workshop',
    passage: 'They need not. The model runs in your tenant.',
    sentences: [expect.stringMatching(/^They need not\.|^The model/)],
  })
})

test('each of the first three passages is of another page, and sentences stand in their passage', async () => {
  const { found } = await ask('Which documents do teams practise on in the company?', { limit: 12 })
  const pages = found.slice(0, 3).map(({ source }) => source.url.split('#')[0])
  expect(new Set(pages).size).toBe(pages.length)
  for (const { passage, sentences } of found.map(({ source }) => source)) {
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) expect(passage).toContain(sentence)
  }
})

test('a label is no passage, but counts for the one after it', async () => {
  const [first] = (await ask('What is the price?')).found
  expect(first?.source.passage).toBe('A fixed price, known before you decide. Travel is included.')
})

test('a slip of the finger and another ending find the word', async () => {
  expect((await getUrls('How much memroy does a million of vector need?'))[0]).toBe('/blog/stores#size')
})

test('what visitors ask that a section answers leads to it, whatever its words', async () => {
  const question = 'Is the whole thing ruinous for a bakery?'
  expect(await getUrls(question)).toEqual([])
  const asked = { '/workshop#faq-price': 'ruinous for a small shop; bakery on a budget' }
  expect((await getUrls(question, { asked }))[0]).toBe('/workshop#faq-price')
})

test('words that many questions have do not stand between a question and its answer', async () => {
  const question = 'Could you please tell me whether the documents leave your company'
  expect((await getUrls(question))[0]).toBe('/workshop#faq-data')
})

test('what says all that was asked, and more than other pages, is called an answer; what shares a word with it is not', async () => {
  expect((await ask('How many gigabytes of memory do a million vectors need?')).grade).toBe('answers')
  expect((await ask('Do you repair bicycles and documents in Tokyo?')).grade).not.toBe('answers')
  expect((await ask('Who won the bicycle race?')).grade).toBe('none')
})

test('a question without a word is not answered', async () => {
  for (const question of ['', '?', '…'])
    expect(await ask(question)).toMatchObject({ grade: 'none', answers: [], found: [] })
})

test('the topic of a question is the nearest section with prepared questions, or none', async () => {
  const asked = { '/workshop#faq-price': 'is it expensive', '/program#intro': 'how long is it' }
  expect(await (await ask('Teams of zebras?', { asked })).findTopic()).toBe('/program#intro')
  expect(await (await ask('qwyjibo', { asked })).findTopic()).toBe('')
})

test('only what is wanted is found', async () => {
  const files = createIndex(documents, 'en')
  const { answer } = await load('en', async (name) => files.get(name))
  const isWanted = (path: string, section?: string) => path === '/workshop' && section !== 'faq-data'
  const { found } = await answer('Which documents does the company price?', { isWanted })
  expect(found.map(({ source }) => source.url)).toEqual(['/workshop#faq-price'])
})

test('two pages with the same number both have it, and a sentence that is on both stays with the first', () => {
  const passages = ['Price per person €340', 'Bring a laptop and two tasks from your own week.']
  const pages = ['cheese', 'bread'].map((name) =>
    createDocument(`/${name}`, name, [{ id: 'a', heading: name, passages }]),
  )
  const [first, second] = buildSearch(pages, 'en').documents
  expect(first?.sections[0]?.passages).toEqual(passages)
  expect(second?.sections[0]?.passages).toEqual(['Price per person €340'])
})

function createDocument(path: string, title: string, sections: SearchDocument['sections']): SearchDocument {
  return { path, category: 'services', name: title, title, description: '', sections, keywords: [], weight: 1 }
}
