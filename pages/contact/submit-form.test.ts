import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendForm } from './submit-form.ts'

type Reply = { status: number; body: string }

/** What the server has received, and what it answers to each post in turn; the last answer repeats. */
const received: unknown[] = []
let replies: Reply[] = []

const server = createServer(async (request, response) => {
  received.push(await json(request))
  const { status = 500, body = '' } = (replies.length > 1 ? replies.shift() : replies[0]) ?? {}
  response.writeHead(status).end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const action = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/contact`

const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }
const accepted = { status: 201, body: '{"ok":true,"id":"1a2b3c4d-6a5e-4f0e-9d53-2f6f4f0f9a11"}' }

beforeEach(() => received.splice(0))
afterAll(() => void server.close())

test('a message that was accepted has the id of the answer', async () => {
  replies = [accepted]
  expect(await sendForm(action, message)).toMatchObject({ status: 'sent', id: '1a2b3c4d-6a5e-4f0e-9d53-2f6f4f0f9a11' })
})

test.each(['', '{"ok":tr', '{"ok":true,"id":7}'])('a message stays accepted where the answer is %j', async (body) => {
  replies = [{ status: 201, body }]
  expect(await sendForm(action, message)).toMatchObject({ status: 'sent', id: undefined })
})

test.each([['page', 'id', 'noticeVersion'], ['service'], ['topic', 'city']])(
  'without %s, which nobody can correct, a message is sent once more',
  async (...names) => {
    replies = [refuse(...names), accepted]
    const context = Object.fromEntries(names.map((name) => [name, 'of another version of the site']))
    expect(await sendForm(action, { ...message, ...context, locale: 'es' })).toMatchObject({ status: 'sent' })
    expect(received).toEqual([
      { ...message, ...context, locale: 'es' },
      { ...message, locale: 'es' },
    ])
  },
)

test('it is not sent a third time', async () => {
  replies = [refuse('page')]
  expect(await sendForm(action, { ...message, page: '/x' })).toEqual({ status: 'refused', errors: { page: 'Wrong.' } })
  expect(received).toHaveLength(2)
})

test.each([['email'], ['email', 'page']])('what is wrong with %s is for the visitor', async (...names) => {
  replies = [refuse(...names)]
  expect(await sendForm(action, message)).toMatchObject({ status: 'refused' })
  expect(received).toEqual([message])
})

test('the page of the platform that takes no more is no error of ours', async () => {
  replies = [{ status: 429, body: '<!doctype html><title>Too Many Requests</title>' }]
  expect(await sendForm(action, message)).toEqual({ status: 'limited' })
  expect(received).toEqual([message])
})

test.each([
  { status: 503, body: '{"ok":false,"error":{"code":"unavailable","message":"…"}}' },
  { status: 500, body: '<!doctype html>' },
  { status: 422, body: '<!doctype html>' },
  { status: 422, body: '{"error":{"fields":{"email":7}}}' },
])('$status with $body is a failure', async (reply) => {
  replies = [reply]
  expect(await sendForm(action, message)).toMatchObject({ status: 'failed' })
})

test('no server is a failure', async () => {
  expect(await sendForm('http://127.0.0.1:1/api/contact', message)).toEqual({ status: 'failed' })
})

function refuse(...names: string[]): Reply {
  const fields = Object.fromEntries(names.map((name) => [name, 'Wrong.']))
  return { status: 422, body: JSON.stringify({ ok: false, error: { code: 'invalid', message: '…', fields } }) }
}
