import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

test('a wrong variable counts as not set, and the log names it once, without its value', async () => {
  // What other tests of this process have named must not count.
  vi.resetModules()
  const { readEnvironment } = await import('./handle-routes.ts')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const variables = { SIGNING_SECRET: 'too short', CONTACT_TO: 'inbox@example.com' }
  for (const name of ['contact', 'contact', 'chat']) {
    expect(readEnvironment(name, variables)).toMatchObject({ CONTACT_TO: 'inbox@example.com' })
    expect(readEnvironment(name, variables).SIGNING_SECRET).toBeUndefined()
  }
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[contact\] SIGNING_SECRET counts as not set: expected/)]])
  expect(log.mock.calls.join()).not.toContain('too short')
})
