import type { Deploy, DeploySucceededEvent } from '@netlify/functions'
import { expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { startParts } from '../../testing/parts.ts'
import { checkParts } from '../owner/checks.ts'
import { readHeartbeats } from '../shared/data/heartbeats.ts'
import { noteRun, takeRunRequest } from '../shared/mail/outbox.ts'
import deploySucceeded from './deploy-done.ts'

await startParts()

const now = () => new Date().toISOString()

/** Calls the function as Netlify does. */
function succeed(deploy: Partial<Deploy>): Promise<void> {
  return deploySucceeded.deploySucceeded({ deploy } as DeploySucceededEvent)
}

const isBuildNoted = async () => (await readHeartbeats()).has('build')

test('a deploy to production is noted, so that the night need not build; a preview is not', async () => {
  await succeed({ context: 'deploy-preview', createdAt: now() })
  expect(await isBuildNoted()).toBe(false)
  await succeed({ context: 'production', createdAt: now() })
  expect((await readHeartbeats()).get('build')).toMatchObject({ isOk: true })
})

test('a deploy that was begun the day before, or at no time that it says, is none of today, whose posts it lacks', async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString()
  for (const time of [{ createdAt: yesterday }, {}, { createdAt: '' }])
    await succeed({ context: 'production', ...time })
  expect(await isBuildNoted()).toBe(false)
})

test('the local server, whose functions any machine of the network can call, notes nothing', async () => {
  vi.stubEnv('NETLIFY_DEV', 'true')
  await succeed({ context: 'production', createdAt: now() })
  expect(await isBuildNoted()).toBe(false)
})

test('the minute after a deploy looks if mail works, because variables may be new', async () => {
  await takeRunRequest()
  await noteRun(undefined)
  expect(await takeRunRequest()).toBe(false)
  await succeed({ context: 'production', createdAt: now() })
  expect(await takeRunRequest()).toBe(true)
})

test('health says for a day after the first deploy that the work of the night is not due yet', async () => {
  const hour = 3_600_000
  const check = async (hours: number) =>
    (await checkParts(parseEnvironment(process.env), Date.now() + hours * hour)).erase
  expect(await check(0)).toBe('late')
  await succeed({ context: 'production', createdAt: now() })
  expect([await check(0), await check(25), await check(27)]).toEqual(['not yet', 'not yet', 'late'])
})
