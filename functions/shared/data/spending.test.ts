import { expect, test } from 'vitest'
import { today } from '../../../model/today.ts'
import { hasSessions, startParts } from '../../../testing/parts.ts'
import { sql } from './database.ts'
import { settle, spend } from './spending.ts'

const parts = await startParts()

const hour = 3600_000

/** The first millisecond of 2026-05-05 by the owner's clock. */
function findMidnight(): number {
  const halves = Array.from({ length: 60 }, (_, index) => at('00:00:00').getTime() + index * (hour / 2))
  return halves.find((moment) => today(moment) === '2026-05-05') ?? 0
}

const at = (time: string) => new Date(`2026-05-04T${time}Z`)

/** How many of so many calls at the same moment were granted. */
async function spendAtOnce(calls: number, ceilings: { hourly?: number; daily?: number }, now: Date): Promise<number> {
  const granted = await Promise.all(Array.from({ length: calls }, () => spend('chat', ceilings, 1, now)))
  return granted.filter(Boolean).length
}

const readRows = () => parts.database.run(sql`select day::text, used, cardinality(recent) as recent from spending`)

test('of many calls at once as many are granted as an hour allows, and any 60 minutes allow no more', async () => {
  // The embedded database answers one after the other, and late.
  const calls = hasSessions ? 300 : 60
  expect(await spendAtOnce(calls, { hourly: 30 }, at('10:59:59'))).toBe(30)
  expect(await spendAtOnce(calls, { hourly: 30 }, at('11:59:58'))).toBe(0)
  expect(await spendAtOnce(calls, { hourly: 30 }, at('11:59:59'))).toBe(30)
  expect(await readRows()).toEqual([{ day: '2026-05-04', used: 60, recent: 30 }])
})

test('each place of an hour comes free 60 minutes after it was taken, also after midnight', async () => {
  const take = (minutes: number) =>
    spend('chat', { hourly: 2 }, 1, new Date(at('21:00:00').getTime() + minutes * 60_000))
  const taken = [0, 30, 59, 60, 89, 90, 119, 120, 121]
  const granted = []
  for (const minutes of taken) if (await take(minutes)) granted.push(minutes)
  expect(granted).toEqual([0, 30, 60, 90, 120])
})

test('no hour allows more than is left of the day, and the next day of the owner begins anew', async () => {
  const ceilings = { hourly: 30, daily: 40 }
  const midnight = findMidnight()
  expect(await spendAtOnce(100, ceilings, new Date(midnight - 3 * hour))).toBe(30)
  expect(await spendAtOnce(100, ceilings, new Date(midnight - 2 * hour))).toBe(10)
  expect(await spendAtOnce(100, ceilings, new Date(midnight - 1))).toBe(0)
  expect(await spendAtOnce(100, ceilings, new Date(midnight))).toBe(30)
  expect(await readRows()).toEqual([{ day: '2026-05-05', used: 30, recent: 30 }])
})

test('a clock that is late does not begin the hour anew', async () => {
  const ceilings = { hourly: 2 }
  expect(await spendAtOnce(2, ceilings, at('11:00:01'))).toBe(2)
  expect(await spendAtOnce(1, ceilings, at('10:59:59'))).toBe(0)
  expect(await spendAtOnce(1, ceilings, at('11:00:02'))).toBe(0)
})

test('an amount is taken whole or not at all', async () => {
  const take = (amount: number) => spend('tokens', { daily: 10 }, amount, at('10:00:00'))
  expect(await take(11)).toBe(false)
  expect(await take(7)).toBe(true)
  expect(await take(4)).toBe(false)
  expect(await take(3)).toBe(true)
  expect(await take(1)).toBe(false)
})

test('a ceiling of 0 grants nothing, no ceiling grants all, and each budget is its own', async () => {
  expect(await spendAtOnce(3, { daily: 0 }, at('10:00:00'))).toBe(0)
  expect(await spendAtOnce(3, { hourly: 0 }, at('10:00:00'))).toBe(0)
  expect(await readRows()).toEqual([])
  expect(await spendAtOnce(3, {}, at('10:00:00'))).toBe(3)
  expect(await spend('receipts', { daily: 1 }, 1, at('10:00:00'))).toBe(true)
})

test('a store that fails grants nothing: it throws', async () => {
  parts.database.cut()
  await expect(spend('chat', { daily: 10 })).rejects.toThrow()
})

test('a reserve is settled with what was used, on its day, and what was not used leaves its place in the hour', async () => {
  await spend('tokens', { daily: 10 }, 7, at('10:59:59'))
  await settle('tokens', 7, 2, at('10:59:59'))
  expect(await spend('tokens', { daily: 10 }, 9, at('11:00:00'))).toBe(false)
  expect(await spend('tokens', { daily: 10 }, 8, at('11:00:00'))).toBe(true)
  await settle('tokens', 8, 9, at('11:00:00'))
  await settle('tokens', 8, 0, new Date('2026-05-02T11:00:00Z'))
  expect(await readRows()).toEqual([{ day: '2026-05-04', used: 11, recent: 2 }])
  await settle('tokens', 1, 0, at('11:00:00'))
  expect(await readRows()).toEqual([{ day: '2026-05-04', used: 10, recent: 1 }])
})
