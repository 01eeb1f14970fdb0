import { expect, test } from 'vitest'
import { refuseForeignCall } from './plugin.ts'

const server = { port: 8888, token: 'a'.repeat(32) }

function call(headers: Record<string, string>, method = 'POST') {
  const own = { host: 'localhost:8888', 'content-type': 'application/json', 'x-edit-token': server.token }
  return refuseForeignCall({ method, headers: { ...own, ...headers } }, server)?.status
}

test('the overlay is answered', () => {
  expect(call({ origin: 'http://localhost:8888', 'sec-fetch-site': 'same-origin' })).toBeUndefined()
  expect(call({ host: '127.0.0.1:8888', origin: 'http://127.0.0.1:8888' })).toBeUndefined()
})

test('other websites, other hosts and calls without the token are refused, reading too', () => {
  for (const method of ['GET', 'POST']) {
    expect(call({ origin: 'https://example.com' }, method)).toBe(403)
    expect(call({ origin: 'null' }, method)).toBe(403)
    expect(call({ origin: 'http://localhost:3000' }, method)).toBe(403)
    expect(call({ host: 'example.com' }, method)).toBe(403)
    expect(call({ host: 'localhost:8888.example.com' }, method)).toBe(403)
    expect(call({ 'sec-fetch-site': 'cross-site' }, method)).toBe(403)
    expect(call({ 'x-edit-token': '' }, method)).toBe(403)
    expect(call({ 'x-edit-token': 'b'.repeat(32) }, method)).toBe(403)
  }
})

test('what is no POST, and a form, are refused', () => {
  expect(call({}, 'GET')).toBe(405)
  expect(call({}, 'OPTIONS')).toBe(405)
  expect(call({}, 'DELETE')).toBe(405)
  expect(call({ 'content-type': 'text/plain' })).toBe(415)
  expect(call({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(415)
})
