import { expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../../environment.ts'
import { projects } from '../../../model/kinds/projects.ts'
import { postForm, postJson, send, startParts } from '../../../testing/parts.ts'
import chatFunction, { answerChat } from '../../chat/chat.ts'
import { releaseLink } from '../../contact/links.ts'
import health from '../../health/health.ts'
import { newsletterLinks } from '../../newsletter/links.ts'
import { signToken } from './links.ts'

// `_headers` reaches files only, so each answer of a function must bring all of these itself.

const parts = await startParts()

const secret = 'a secret of more than 32 characters'
const id = '0b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11'
const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello', id }
const subscription = { email: 'ana@example.org', consent: true }
const subscriptionForm = { email: 'ana@example.org', consent: 'on' }
const assistant = projects.all.find(([, { questions }]) => questions)?.[0]
const question = { project: assistant ?? 'nothing', locale: 'en', messages: [{ role: 'user', content: 'Hello' }] }
const html = { accept: 'text/html' }
const expired = signToken(newsletterLinks.confirm, 'a-1', secret, 0)
const leave = signToken(newsletterLinks.leave, id, secret)
const json = { 'content-type': 'application/json' }

const answers: Array<[what: string, status: number, answer: () => Response | Promise<Response>]> = [
  ['a message', 201, () => postJson('/api/contact', message)],
  ['the same one again', 200, () => postJson('/api/contact', message).then(() => postJson('/api/contact', message))],
  ['a message as a form', 303, () => postForm('/api/contact', message)],
  ['a wrong message', 422, () => postJson('/api/contact', {})],
  ['a wrong form', 422, () => postForm('/api/contact', {})],
  ['no JSON', 400, () => send('/api/contact', { method: 'POST', body: '{', headers: json })],
  ['an unknown path', 404, () => send('/api/newsletter/nothing')],
  ['an unknown path in a browser', 404, () => send('/api/newsletter/nothing', { headers: html })],
  ['a wrong method', 405, () => send('/api/contact')],
  ['too long a body', 413, () => postJson('/api/contact', { ...message, message: 'x'.repeat(70_000) })],
  ['another media type', 415, () => send('/api/contact', { method: 'POST', body: 'x' })],
  ['a subscription', 202, () => postJson('/api/newsletter', subscription)],
  ['a subscription as a form', 303, () => postForm('/api/newsletter', subscriptionForm)],
  ['a wrong subscription', 422, () => postJson('/api/newsletter', {})],
  ['a link', 200, () => send(`/api/newsletter/unsubscribe?token=${leave}`)],
  ['its button', 200, () => send(`/api/newsletter/unsubscribe?token=${leave}`, { method: 'POST' })],
  ['a wrong link', 400, () => send('/api/newsletter/confirm?token=x')],
  ['an old link', 410, () => send(`/api/newsletter/confirm?token=${expired}`)],
  ['a link of the owner', 200, () => send(`/api/leads/release?token=${signToken(releaseLink, id, secret)}`)],
  ['a wrong link of the owner', 400, () => send('/api/leads/release?token=x')],
  ['a reply of the assistant', assistant ? 200 : 404, () => chat(question)],
  ['a wrong question', 422, () => chat({})],
  ['a question about nothing', 404, () => chat({ ...question, project: 'nothing' })],
  ['no question', 405, () => chatFunction(new Request('http://localhost/api/chat'), { waitUntil: () => {} })],
]

test.each(answers)('%s: %i has all headers, each once', async (_, status, answer) => {
  vi.stubEnv('SIGNING_SECRET', secret)
  await expectHeaders(await answer(), status)
})

test('a failing database: 503 has all headers, each once, as JSON and as a page', async () => {
  parts.database.cut()
  await expectHeaders(await postJson('/api/newsletter', subscription), 503)
  await expectHeaders(await postForm('/api/newsletter', subscriptionForm), 503)
  // Health remembers an answer for some seconds, and another file may have asked it now or later: nobody asks a day ago.
  vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] })
  const response = await health(new Request('http://localhost/api/health'), { waitUntil: () => {} })
  vi.useRealTimers()
  await expectHeaders(response, 503)
})

async function expectHeaders(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const policy = isPage
    ? /^default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/
    : /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'$/
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(policy),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^camera=\(\), [^"]*browsing-topics=\(\)$/),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  })
  await response.body?.cancel()
}

function chat(body: object): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: json }
  return answerChat(new Request('http://localhost/api/chat', init), parseEnvironment({}))
}
