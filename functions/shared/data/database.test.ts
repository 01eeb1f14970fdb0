import { expect, onTestFinished, test, vi } from 'vitest'
import { hasSessions, startParts } from '../../../testing/parts.ts'
import { closeDatabase, connectionLimits, isOutage, sql } from './database.ts'

const { database } = await startParts()

// The embedded database has one session, which is older than its migrations.
test.skipIf(!hasSessions)('a statement that its caller has given up ends on the server too', async () => {
  expect(await database.run(sql`show statement_timeout`)).toEqual([{ statement_timeout: '6s' }])
})

test.each([
  [sql`select * from nowhere`, false],
  [sql`select 1 / 0`, false],
  [sql`do $$ begin raise exception using errcode = '57014'; end $$`, true],
  [sql`do $$ begin raise exception using errcode = '53300'; end $$`, true],
])('what the server says of %o is an outage: %s', async (statement, isAway) => {
  expect(isOutage(await database.run(statement).catch((error: unknown) => error))).toBe(isAway)
})

test('a server that nobody reaches is an outage', async () => {
  database.cut()
  expect(isOutage(await database.run(sql`select 1`).catch((error: unknown) => error))).toBe(true)
})

test('a statement goes to the database that was named when it was asked', async () => {
  await closeDatabase()
  const asked = database.run(sql`select 1 as one`)
  vi.stubEnv('NETLIFY_DB_URL', 'postgres://nobody@127.0.0.1:1/none')
  expect(await asked).toEqual([{ one: 1 }])
})

test('a statement is given up after its time, whatever the driver makes of its options', async () => {
  await closeDatabase()
  const { query_timeout } = connectionLimits
  connectionLimits.query_timeout = 200
  onTestFinished(async () => {
    connectionLimits.query_timeout = query_timeout
    await closeDatabase()
  })
  const start = performance.now()
  await expect(database.run(sql`select pg_sleep(10)`)).rejects.toThrow('timeout')
  expect(performance.now() - start).toBeLessThan(8_000)
})
