import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { postJson, startParts } from '../../testing/parts.ts'
import { startProxy } from '../../testing/proxy.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { sql } from '../shared/data/database.ts'

/** The mailer writes it into the ids of mails. */
const domain = new URL(site.url).hostname

const parts = await startParts()

test('of 20 messages at once, with the mail server down and each tenth statement failing, each accepted one is kept and each kept one mailed once', async () => {
  const proxy = await startProxy(parts.database.url, {
    // Refused, or run without an answer, in turns.
    decide: (count) => (count % 20 === 0 ? 'lose' : count % 10 === 0 ? 'refuse' : 'pass'),
  })
  vi.stubEnv('NETLIFY_DB_URL', proxy.url)
  await parts.mail.stop()
  const ids = Array.from({ length: 20 }, () => randomUUID())
  const answers = await Promise.all(
    ids.map((id, index) =>
      postJson('/api/contact', { id, name: `Person ${index}`, email: `p${index}@example.org`, message: 'Hello' }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  const accepted = ids.filter((_id, index) => answers[index]?.status === 201)
  expect(accepted.length).toBeGreaterThan(14)

  await parts.mail.start()
  for (let run = 0; run < 3; run++) {
    await parts.database.passTime({ minutes: 2 }).catch(() => {})
    await Promise.all([everyMinute(), everyMinute()])
  }
  vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
  for (let run = 0; run < 3; run++) {
    await parts.database.passTime({ minutes: 2 })
    await everyMinute()
  }
  await proxy.stop()
  // One whose answer got lost is kept although the visitor was told to try again.
  const kept = (await parts.database.run(sql`select id from lead`)).map(({ id }) => String(id))
  expect(kept).toEqual(expect.arrayContaining(accepted))
  const mails = parts.mail.mails.map(({ messageId }) => messageId)
  const expected = kept.flatMap((id) => [`<${id}.owner@${domain}>`, `<${id}.visitor@${domain}>`])
  expect(mails.toSorted()).toEqual(expected.toSorted())
})

test('a connection that broke while it was idle costs the visitor nothing', async () => {
  const proxy = await startProxy(parts.database.url, { decide: (count) => (count === 1 ? 'lose' : 'pass') })
  vi.stubEnv('NETLIFY_DB_URL', proxy.url)
  const fields = { id: randomUUID(), name: 'Ana', email: 'ana@example.org', message: 'Hello' }
  expect((await postJson('/api/contact', fields)).status).toBe(201)
  await proxy.stop()
  expect(parts.mail.mails).toHaveLength(2)
})

test('a message that is not saved, and of whose mail nobody knows, is not accepted', async () => {
  parts.database.cut()
  parts.mail.behaviour.getResult = () => 'lose'
  const fields = { id: randomUUID(), name: 'Ana', email: 'ana@example.org', message: 'Hello' }
  expect((await postJson('/api/contact', fields)).status).toBe(503)
})
