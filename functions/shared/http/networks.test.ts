import { expect, test, vi } from 'vitest'
import { readEnvironment } from '../../../environment.ts'
import { today } from '../../../model/today.ts'
import { startParts } from '../../../testing/parts.ts'
import { sql } from '../data/database.ts'
import { countForm, findNetwork } from './networks.ts'

const parts = await startParts()

const environment = readEnvironment({ SIGNING_SECRET: 'a secret of more than 32 characters' }).values

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2ff:1::9', '2001:db8:1:200'],
  ['2001:0DB8:0001:02ab:0:0:0:1', '2001:db8:1:200'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
  ['1::4:5:6:7:8:9', '1:0:4:0'],
  ['unknown', undefined],
  ['', undefined],
])('%s is of the network %s', (ip, network) => {
  expect(findNetwork(ip)).toBe(network)
})

test('the eleventh form of a network in 60 minutes is held, the thirty-first of a day, and the two hundred and first refused', async () => {
  const count = async (forms: number) => {
    const results = []
    for (let form = 1; form <= forms; form++) results.push(await countForm(`203.0.113.${form}`, environment))
    return results.map((result) => result ?? 'taken').join(' ')
  }
  expect(await count(5)).toBe('taken '.repeat(5).trim())
  await parts.database.passTime({ minutes: 59 })
  expect(await count(6)).toBe(`${'taken '.repeat(5)}held`)
  await parts.database.passTime({ minutes: 1 })
  expect(await count(5)).toBe(`${'taken '.repeat(4)}held`)
  await parts.database.passTime({ minutes: 60 })
  expect(await count(10)).toBe('taken '.repeat(10).trim())
  await parts.database.passTime({ minutes: 60 })
  expect(await count(5)).toBe(`${'taken '.repeat(4)}held`)
  expect((await count(170)).slice(-12)).toBe('held refused')
  // Another network, and none.
  for (const other of ['203.0.114.1', undefined]) expect(await countForm(other, environment)).toBeUndefined()
})

test('the hour of a network goes on after the midnight of the owner, when it gets another name', async () => {
  const limits = { ...environment, FORM_NETWORK_HOURLY: 2, FORM_NETWORK_DAILY: 2 }
  const now = Date.now()
  const minutes = Array.from({ length: 25 * 60 }, (_, index) => now + index * 60_000)
  const midnight = minutes.find((minute) => today(minute) !== today(now)) ?? 0
  const count = (moment: number) => {
    vi.useFakeTimers({ now: moment, toFake: ['Date'] })
    return countForm('203.0.113.7', limits)
  }
  expect([await count(midnight - 60_000), await count(midnight), await count(midnight)]).toEqual([
    undefined,
    undefined,
    'held',
  ])
  await parts.database.passTime({ minutes: 60 })
  expect(await count(midnight + 3600_000)).toBe('held')
  expect(await count(midnight + 86_400_000)).toBeUndefined()
})

test('the owner sets how many forms of a network are taken, and this machine is a network like any other', async () => {
  const limits = readEnvironment({ FORM_NETWORK_HOURLY: '1', FORM_NETWORK_DAILY: '2' }).values
  for (const ip of ['127.0.0.1', '::1']) {
    const count = () => countForm(ip, { ...environment, ...limits })
    expect([await count(), await count()]).toEqual([undefined, 'held'])
    await parts.database.passTime({ minutes: 60 })
    expect(await count()).toBe('held')
  }
  expect(await countForm('203.0.113.1', { ...environment, ...limits, FORM_NETWORK_DAILY: 300 })).toBeUndefined()
})

test('the counter holds no address, has another name each day, and is erased after two days', async () => {
  const another = { ...environment, SIGNING_SECRET: `another ${environment.SIGNING_SECRET}` }
  await countForm('203.0.113.7', environment)
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
  for (const limits of [environment, another]) await countForm('203.0.113.7', limits)
  const rows = await parts.database.run(sql`select what, used from spending`)
  expect(new Set(rows.map(({ what }) => what)).size).toBe(3)
  expect(rows.map(({ used }) => used)).toEqual([1, 1, 1])
  expect(JSON.stringify(rows)).not.toContain('203.0')
})
