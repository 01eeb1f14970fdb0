import { expect, test } from 'vitest'
import { readEnvironment } from '../../../environment.ts'
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

test('the eleventh form of a network in an hour is held, the thirty-first of a day, and the two hundred and first refused', async () => {
  const count = async (hour: number, forms: number) => {
    const now = new Date(Date.UTC(2030, 4, 4, hour))
    const results = []
    for (let form = 1; form <= forms; form++) results.push(await countForm(`203.0.113.${form}`, environment, now))
    return results.map((result) => result ?? 'taken')
  }
  expect((await count(9, 11)).join(' ')).toBe(`${'taken '.repeat(10)}held`)
  expect(new Set(await count(10, 10))).toEqual(new Set(['taken']))
  expect((await count(11, 10)).join(' ')).toBe(`${'taken '.repeat(9)}held`)
  expect((await count(12, 170)).slice(-2)).toEqual(['held', 'refused'])
  // Another network, and none.
  for (const other of ['203.0.114.1', undefined])
    expect(await countForm(other, environment, new Date(Date.UTC(2030, 4, 4, 12)))).toBeUndefined()
})

test('the owner sets how many forms of a network are taken, and this machine is a network like any other', async () => {
  const limits = readEnvironment({ FORM_NETWORK_HOURLY: '1', FORM_NETWORK_DAILY: '2' }).values
  for (const ip of ['127.0.0.1', '::1']) {
    const count = (hour: number) => countForm(ip, { ...environment, ...limits }, new Date(Date.UTC(2030, 4, 4, hour)))
    expect([await count(9), await count(9), await count(12)]).toEqual([undefined, 'held', 'held'])
  }
  expect(await countForm('203.0.113.1', { ...environment, ...limits, FORM_NETWORK_DAILY: 300 })).toBeUndefined()
})

test('the counter holds no address, has another name each day, and is erased after two days', async () => {
  await countForm('203.0.113.7', environment, new Date(Date.UTC(2030, 4, 4)))
  await countForm('203.0.113.7', environment, new Date(Date.UTC(2030, 4, 5)))
  await countForm(
    '203.0.113.7',
    { ...environment, SIGNING_SECRET: `another ${environment.SIGNING_SECRET}` },
    new Date(Date.UTC(2030, 4, 5)),
  )
  const rows = await parts.database.run(sql`select what, used from spending`)
  expect(new Set(rows.map(({ what }) => what)).size).toBe(3)
  expect(rows.map(({ used }) => used)).toEqual([1, 1, 1])
  expect(JSON.stringify(rows)).not.toContain('203')
})
