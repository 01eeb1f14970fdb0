import { expect, test } from 'playwright/test'
import { question } from '../../renderer/tests/testing-content.ts'
import type { Answer } from '../../search/answer-schema.ts'

// The served site has no key: what the search finds in the built pages is the whole answer.

test('a question is answered with passages that stand where their addresses lead', async ({ request }) => {
  const data = { question: question('es'), locale: 'es' }
  const response = await request.post('/api/ask', { data })
  const { by, grade, answers } = (await response.json()) as Answer & { by: string }
  expect([response.status(), by, grade]).toEqual([200, 'search', 'answers'])
  const pages = answers.map(({ url }) => url.split('#')[0])
  expect(new Set(pages).size).toBe(pages.length)
  for (const { url, passage, sentences } of answers) {
    const [path = '', id = ''] = url.split('#')
    const html = await (await request.get(path)).text()
    expect(html, url).toContain(` id="${id}"`)
    expect(keepLetters(html.replace(/<[^>]*>/g, '')), url).toContain(keepLetters(passage))
    for (const sentence of sentences) expect(passage).toContain(sentence)
  }
})

test('what the site does not say is not answered, and what is no question is refused with its status', async ({
  request,
}) => {
  const unknown = 'Who won the Tour de France in 1987?'
  expect(await (await request.post('/api/ask', { data: { question: unknown, locale: 'en' } })).json()).toMatchObject({
    grade: 'none',
    answers: [],
  })
  expect((await request.get('/api/ask')).status()).toBe(405)
  expect((await request.head('/api/ask')).status()).toBe(200)
  for (const data of [{ locale: 'en' }, { question: ' ', locale: 'en' }, { question: 'x'.repeat(301), locale: 'en' }])
    expect((await request.post('/api/ask', { data })).status()).toBe(422)
})

/** Leaves out what HTML writes in its own way. */
function keepLetters(text: string): string {
  return text.replace(/&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '')
}
