import { afterEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../../environment.ts'
import { isCrossSite } from './requests.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('a wrong variable counts as not set, and the log names it once, without its value', async () => {
  // Other tests of this process may have named it already.
  vi.resetModules()
  const { readEnvironment } = await import('./requests.ts')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('SIGNING_SECRET', 'too short')
  vi.stubEnv('CONTACT_TO', 'inbox@example.com')
  for (const name of ['contact', 'contact', 'chat']) {
    expect(readEnvironment(name)).toMatchObject({ CONTACT_TO: 'inbox@example.com' })
    expect(readEnvironment(name).SIGNING_SECRET).toBeUndefined()
  }
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[contact\] SIGNING_SECRET counts as not set: expected/)]])
  expect(log.mock.calls.join()).not.toContain('too short')
})

const environment = parseEnvironment({ SITE_URL: 'https://alexromero.es' })
const preview = 'https://deploy-preview-7--site.netlify.app'

test.each<[isCross: boolean, headers: Record<string, string>]>([
  [false, {}],
  [false, { origin: 'null' }],
  [false, { origin: 'https://alexromero.es' }],
  [false, { origin: preview }],
  [true, { origin: 'https://evil.example' }],
  [true, { origin: 'https://alexromero.es.evil.example' }],
  [true, { origin: 'https://other--site.netlify.app' }],
  [true, { origin: 'nonsense' }],
  [false, { 'sec-fetch-site': 'same-origin' }],
  [false, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [false, { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  [false, { 'sec-fetch-site': 'same-site', origin: 'https://www.alexromero.es' }],
  [false, { 'sec-fetch-site': 'none' }],
  [true, { 'sec-fetch-site': 'cross-site' }],
  [true, { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  [true, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [true, { 'sec-fetch-site': 'cross-site', origin: 'https://alexromero.es' }],
])('cross-site: %s with %j', (isCross, headers) => {
  const request = new Request(`${preview}/api/contact`, { method: 'POST', headers })
  expect(isCrossSite(request, environment)).toBe(isCross)
})
