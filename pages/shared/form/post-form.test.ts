import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { postForm } from './post-form.ts'

type Reply = { status: number; body: string; type?: string }

/** The bodies that the server has received. */
const received: unknown[] = []
let reply: Reply

const server = createServer(async (request, response) => {
  received.push(await json(request))
  response.writeHead(reply.status, { 'content-type': reply.type ?? 'application/json' }).end(reply.body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const action = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/contact`

const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }
const accepted = { status: 201, body: '{"ok":true,"id":"1a2b3c4d-6a5e-4f0e-9d53-2f6f4f0f9a11"}' }

beforeEach(() => received.splice(0))
afterAll(() => void server.close())

test('a message that was accepted has the id of the answer', async () => {
  reply = accepted
  expect(await postForm(action, message)).toMatchObject({ status: 'sent', id: '1a2b3c4d-6a5e-4f0e-9d53-2f6f4f0f9a11' })
})

test.each(['', '{"ok":tr', '{"ok":true,"id":7}'])('a message stays accepted where the answer is %j', async (body) => {
  reply = { status: 201, body }
  expect(await postForm(action, message)).toMatchObject({ status: 'sent', id: undefined })
})

test.each([200, 201])(
  'a page that a network shows in place of the answer, with %i, has sent nothing',
  async (status) => {
    reply = { status, type: 'text/html; charset=utf-8', body: '<!doctype html><title>Log in to the Wi-Fi</title>' }
    expect(await postForm(action, message)).toEqual({ status: 'failed' })
  },
)

test('what the server finds wrong is said in its words', async () => {
  const fields = { email: 'Wrong.' }
  reply = { status: 422, body: JSON.stringify({ ok: false, error: { code: 'invalid', message: '…', fields } }) }
  expect(await postForm(action, message)).toEqual({ status: 'refused', errors: fields })
  expect(received).toEqual([message])
})

test('the page of the platform that takes no more is no error of ours', async () => {
  reply = { status: 429, body: '<!doctype html><title>Too Many Requests</title>' }
  expect(await postForm(action, message)).toEqual({ status: 'limited' })
  expect(received).toEqual([message])
})

test.each([
  { status: 503, body: '{"ok":false,"error":{"code":"unavailable","message":"…"}}' },
  { status: 500, body: '<!doctype html>' },
  { status: 422, body: '<!doctype html>' },
  { status: 422, body: '{"error":{"fields":{"email":7}}}' },
])('$status with $body is a failure', async (failure) => {
  reply = failure
  expect(await postForm(action, message)).toMatchObject({ status: 'failed' })
})

test('no server is a failure', async () => {
  expect(await postForm('http://127.0.0.1:1/api/contact', message)).toEqual({ status: 'failed' })
})
