import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { parseEnvironment } from '../../../environment.ts'
import { type Course, courses, listCourses } from '../../../model/kinds/courses.ts'
import { postForm, postJson, send, startParts } from '../../../testing/parts.ts'
import { sendChunks, startProvider } from '../../../testing/provider.ts'
import { startProxy } from '../../../testing/proxy.ts'
import { askModel } from '../../ask/ask-model.ts'
import everyMinute from '../../every-minute/every-minute.ts'

// Each statement is a way to the database and back, for which a visitor waits. A number that grows needs a reason.

const parts = await startParts()

const day = 24 * 60 * 60_000
const course = {
  slug: 'counted',
  title: 'A course',
  description: '',
  intro: '',
  learn: [],
  language: 'en',
  cancelled: false,
  seats: 3,
  price: { net: 0, unit: 'person' },
  zone: 'Europe/Madrid',
  sessions: [{ start: new Date(Date.now() + 9 * day), end: new Date(Date.now() + 10 * day), isWholeDay: true }],
  start: new Date(Date.now() + 9 * day),
  end: new Date(Date.now() + 10 * day),
  closes: new Date(Date.now() + 9 * day),
} as unknown as Course

// In place of the site's courses, and back: the files of a worker share what they import.
const own = [...listCourses()]
beforeAll(() => {
  listCourses().splice(0, listCourses().length, course)
  vi.spyOn(courses, 'get').mockReturnValue(course as never)
})
afterAll(() => {
  listCourses().splice(0, listCourses().length, ...own)
  vi.mocked(courses.get).mockRestore()
})

/** Counts the statements of some work, with what it does after its answer. */
async function count(work: () => Promise<unknown>): Promise<number> {
  const proxy = await startProxy(parts.database.url)
  onTestFinished(() => proxy.stop())
  vi.stubEnv('NETLIFY_DB_URL', proxy.url)
  await work()
  vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
  return proxy.statements
}

const person = { name: 'Ana Ruiz', email: 'ana@example.org' }

/** The path of the link in the last mail to the person. */
const findLink = (path: string) =>
  new RegExp(`${path}\\S+`).exec(parts.mail.to(person.email).at(-1)?.text ?? '')?.[0] ?? ''

test('a minute in which nothing is due asks the database nothing', async () => {
  await everyMinute()
  expect(await count(() => everyMinute())).toBe(0)
})

test('a message, with its two mails', async () => {
  const fields = { ...person, message: 'When can you come?' }
  expect(await count(() => postJson('/api/contact', fields))).toBe(12)
})

test('an appointment: what is free, the request, its confirmation and the page that it leads to', async () => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('CONTEXT', 'dev')
  let starts: string[] = []
  const look = async () => {
    starts = (await (await send('/api/booking/times?type=call&place=online')).json()).starts
  }
  const request = () => postJson('/api/booking', { ...person, type: 'call', place: 'online', start: starts[0] })
  const confirm = () => send(findLink('/api/booking/confirm'), { method: 'POST' })
  expect([await count(look), await count(request), await count(confirm)]).toEqual([1, 9, 14])
})

test('a seat: the request and its confirmation, each with the page that it leads to', async () => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('CONTEXT', 'dev')
  const fields = { ...person, course: 'counted', people: '1', buyer: 'private', locale: 'en' }
  const request = await count(() => postForm('/api/courses', fields))
  const page = await (await send(findLink('/api/courses/seat'))).text()
  const [, version = ''] = /name="version" value="(\w+)"/.exec(page) ?? []
  const confirm = await count(() => postForm(findLink('/api/courses/seat'), { do: 'confirm', version }))
  expect([request, confirm]).toEqual([9, 15])
})

test('a question that a model answers, and the same once more', async () => {
  const provider = await startProvider()
  onTestFinished(() => provider.stop())
  provider.answer = (response) => sendChunks(response, ['{"s":[1]}'])
  const environment = parseEnvironment({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'test' })
  const passages = [
    { title: 'A page', url: '/page', heading: 'A part', passage: 'The workshop takes two days.', sentences: [] },
  ]
  const patient = { store: 20_000, silence: 20_000, total: 50_000 }
  const ask = () =>
    askModel(
      { question: 'How long is it?', locale: 'en', passages },
      environment,
      new AbortController().signal,
      patient,
    )
  expect([await count(ask), await count(ask)]).toEqual([4, 1])
})
