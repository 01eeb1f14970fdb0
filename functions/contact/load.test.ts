import { afterEach, beforeEach, expect, test } from 'vitest'
import retryMail from '../retry-mail/retry-mail.ts'
import { listLeads } from '../shared/leads.ts'
import { type Parts, postJson, startParts } from '../shared/testing.ts'

let parts: Parts

beforeEach(async () => {
  parts = await startParts()
})

afterEach(() => parts.stop())

test('of 200 messages at the same time, with the mail server down and each tenth write failing, each accepted one is kept and mailed once', async () => {
  // Refused, or written without an answer, in turns.
  parts.store.behaviour.getWriteResult = (count) => (count % 20 === 0 ? 'lose' : count % 10 === 0 ? 'refuse' : 'write')
  await parts.mail.stop()
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID())
  const answers = await Promise.all(
    ids.map((id, index) =>
      postJson('/api/contact', { id, name: `Person ${index}`, email: `p${index}@example.org`, message: 'Hello' }),
    ),
  )
  const accepted = ids.filter((_id, index) => answers[index]?.status === 201).sort()
  expect(accepted.length).toBeGreaterThan(150)
  const kept = listLeads(await parts.store.listKeys('leads')).map(({ id }) => id)
  expect(kept.sort()).toEqual(accepted)

  await parts.mail.start()
  await Promise.all([retryMail(), retryMail()])
  await retryMail()
  const mails = parts.mail.mails.map(({ messageId }) => messageId).sort()
  const expected = accepted.flatMap((id) => [`<${id}.owner@example.com>`, `<${id}.visitor@example.com>`])
  expect(mails).toEqual(expected.sort())
}, 60_000)
