import { expect, test } from 'vitest'
import retryMail from '../retry-mail/retry-mail.ts'
import { listLeads } from '../shared/leads.ts'
import { postJson, startParts } from '../shared/testing.ts'

const parts = await startParts()

test('of 40 messages at the same time, with the mail server down and each tenth write failing once, each accepted one is kept, and each kept one is mailed once', async () => {
  const failed = new Set<string>()
  // Refused, or written without an answer, in turns.
  parts.store.behaviour.getWriteResult = (count, path) => {
    if (count % 10 !== 0 || failed.has(path)) return 'write'
    failed.add(path)
    return count % 20 === 0 ? 'lose' : 'refuse'
  }
  await parts.mail.stop()
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID())
  const answers = await Promise.all(
    ids.map((id, index) =>
      postJson('/api/contact', { id, name: `Person ${index}`, email: `p${index}@example.org`, message: 'Hello' }),
    ),
  )
  const accepted = ids.filter((_id, index) => answers[index]?.status === 201)
  expect(accepted.length).toBeGreaterThan(30)

  await parts.mail.start()
  await Promise.all([retryMail(), retryMail()])
  await retryMail()
  // On a slow machine a write can reach the store after the function has given it up, so more may be kept than was accepted.
  const kept = listLeads(await parts.store.listKeys('leads')).map(({ id }) => id)
  expect(kept).toEqual(expect.arrayContaining(accepted))
  const mails = parts.mail.mails.map(({ messageId }) => messageId).sort()
  const expected = kept.flatMap((id) => [`<${id}.owner@example.com>`, `<${id}.visitor@example.com>`])
  expect(mails).toEqual(expected.sort())
}, 60_000)
