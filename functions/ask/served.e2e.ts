import { createParser } from 'eventsource-parser'
import { type APIRequestContext, expect, test } from 'playwright/test'
import type { Source } from '../../retrieval/ask.ts'

// The served site has no key: passages of the built pages are the whole answer.

async function ask(request: APIRequestContext, data: object) {
  const response = await request.post('/api/ask', { data })
  const events: Array<{ event: string | undefined; data: unknown }> = []
  createParser({ onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }) }).feed(
    await response.text(),
  )
  return { status: response.status(), type: response.headers()['content-type'], events }
}

test('a question is answered with passages that stand where their addresses lead', async ({ request }) => {
  const question = '¿Cuánto dura el taller de RAG?'
  const { status, type, events } = await ask(request, { question, locale: 'es' })
  expect([status, type]).toEqual([200, expect.stringMatching('text/event-stream')])
  expect(events.map(({ event }) => event)).toEqual(['sources', 'done'])
  expect(events[1]?.data).toEqual({ mode: 'passages', kept: 0, dropped: 0 })
  const sources = events[0]?.data as Source[]
  expect(sources.map(({ n }) => n)).toEqual(sources.map((_, index) => index + 1))
  expect(sources[0]?.marks.length).toBeGreaterThan(0)
  const firstPages = sources.slice(0, 3).map(({ url }) => url.split('#')[0])
  expect(new Set(firstPages).size).toBe(firstPages.length)
  for (const { url, passage } of sources) {
    const [path = '', id = ''] = url.split('#')
    const html = await (await request.get(path)).text()
    expect(html, url).toContain(` id="${id}"`)
    expect(keepLetters(html.replace(/<[^>]*>/g, '')), url).toContain(keepLetters(passage))
  }
})

test('what the site does not say is refused alone, with the pages that come nearest', async ({ request }) => {
  const { events } = await ask(request, { question: 'Do you repair washing machines in Tokyo?', locale: 'en' })
  expect(events).toEqual([{ event: 'refused', data: { nearest: expect.any(Array) } }])
})

test('what is no question is refused with its status', async ({ request }) => {
  expect((await request.get('/api/ask')).status()).toBe(405)
  expect((await request.post('/api/ask', { data: { question: 'x'.repeat(65 * 1024), locale: 'en' } })).status()).toBe(
    413,
  )
  for (const data of [{ locale: 'en' }, { question: ' ', locale: 'en' }, { question: 'x'.repeat(301), locale: 'en' }])
    expect((await request.post('/api/ask', { data })).status()).toBe(422)
})

/** Leaves out what HTML writes in its own way. */
function keepLetters(text: string): string {
  return text.replace(/&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '')
}
