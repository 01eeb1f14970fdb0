import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { startParts } from '../../testing/parts.ts'
import { execute, sql } from '../shared/data/database.ts'
import { downloadCounts, renderVisits } from './desk-visits.ts'
import { eraseExpired } from './erase-expired.ts'
import { readWeek, writeWeek } from './visits.ts'

const parts = await startParts()

const { counts } = site
beforeEach(() => {
  site.counts = true
  vi.useFakeTimers({ now: new Date('2030-01-07T12:00:00Z'), toFake: ['Date'] })
})
afterAll(() => {
  site.counts = counts
})

/** Sums of a day, `visit / en search 12` each. */
async function add(day: string, ...sums: string[]) {
  for (const sum of sums) {
    const [kind, what, locale, source, count] = sum.split(' ')
    await execute(sql`insert into tally values (${day}::date, ${kind}, ${what}, ${locale}, ${source}, ${count}::int)`)
  }
}

test('a week is seven days that have ended, beside the seven before', async () => {
  await add('2029-12-23', 'visit / en search 1000')
  await add('2029-12-24', 'visit / en search 7')
  await add('2029-12-30', 'visit / en search 8')
  await add('2029-12-31', 'visit / en search 20', 'visit /prices es link 4')
  await add('2030-01-06', 'visit / es search 30')
  await add('2030-01-07', 'visit / en search 500')
  const [visits] = await readWeek()
  expect(visits?.total).toMatch(/^54\D+15$/)
  expect(visits?.parts.map(({ count }) => count)).toEqual(['50', '4'])
})

test('a sum below three is not told, of many days neither, and a larger one of such days is', async () => {
  await add('2030-01-02', 'contact / en search 1', 'booking /prices en link 1')
  await add('2030-01-03', 'contact / en search 1', 'booking /prices en link 1', 'course /prices en link 1')
  const [, messages, reserved] = await readWeek()
  expect(messages?.parts[0]).toMatchObject({ text: '/', count: messages?.total.split(/[;；]/)[0]?.trim() })
  expect(messages?.total).not.toMatch(/\d/)
  expect(reserved?.total).toMatch(/^3\D/)
})

test('the digest says a topic with the whole address of its section; a site that counts nothing says nothing', async () => {
  await add('2030-01-06', 'topic /nowhere#gone en  5', 'visit / en search 3')
  const texts = await writeWeek({ SITE_URL: 'https://site.test' } as never)
  expect(texts).toHaveLength(5)
  site.counts = false
  expect([await writeWeek({} as never), await renderVisits()]).toEqual([[], undefined])
})

test('the desk draws a bar for each week of the year, and none of them tells one visit from two', async () => {
  await add('2030-01-06', 'visit / en search 40')
  await add('2029-12-30', 'visit / en search 1')
  await add('2029-12-16', 'visit / en search 2')
  const { markup = '' } = (await renderVisits()) ?? {}
  const bars = [...markup.matchAll(/M[\d.]+,[\d.]+V([\d.]+)/g)].map(([, top]) => top)
  expect(bars).toHaveLength(52)
  expect([bars.at(-1), bars.at(-2), bars.at(-4)]).toEqual(['0', '95', '95'])
  expect(markup.match(/<tr>/g)).toHaveLength(52)
  expect(markup).not.toContain('style=')
})

test('the file is for the owner alone', async () => {
  expect((await downloadCounts(new Request('https://site.test/api/desk/counts.csv'), {} as never)).status).toBe(401)
})

test('sums go after 25 months', async () => {
  await execute(sql`insert into tally values (current_date - interval '25 months' - interval '1 day', 'view', '/', 'en', 'link', 9),
(current_date - interval '24 months', 'view', '/', 'en', 'link', 9)`)
  vi.useRealTimers()
  await eraseExpired()
  expect(await parts.database.run(sql`select count from tally`)).toHaveLength(1)
})
