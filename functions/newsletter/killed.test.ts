import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { startParts } from '../../testing/parts.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { sql } from '../shared/data/database.ts'
import { readIssues, settleUncertain, startIssue } from './issues.ts'

const parts = await startParts()
const secret = 'a secret of more than 32 characters'

test('of an issue whose job is killed again and again nobody gets a second copy, and who may have none is named', async () => {
  await parts.database.run(sql`insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
    select gen_random_uuid(), 'r' || n || '@example.org', 1, 'r' || n || '@example.org', 'en', '2026-11-22', now()
    from generate_series(1, 24) as n`)
  await startIssue('killed', { en: { subject: 'One', html: '<p>One</p>', text: 'One {{unsubscribe}}', hash: 'one' } })
  for (const last of [3, 8, 15]) {
    const job = spawn(
      process.execPath,
      ['-e', `import('./functions/every-minute/every-minute.ts').then((job) => job.default())`],
      {
        env: { ...process.env, SIGNING_SECRET: secret, NEWSLETTER_PER_MINUTE: '1000000' },
        stdio: 'ignore',
      },
    )
    const ended = once(job, 'exit')
    // The server has the mail, and does not say so.
    parts.mail.behaviour.getResult = () => {
      if (parts.mail.mails.length >= last) job.kill('SIGKILL')
      return 'accept'
    }
    expect((await ended)[1]).toBe('SIGKILL')
    await parts.database.passTime({ minutes: 3 })
  }
  parts.mail.behaviour.getResult = () => 'accept'
  vi.stubEnv('SIGNING_SECRET', secret)
  vi.stubEnv('NEWSLETTER_PER_MINUTE', '1000000')
  await everyMinute()
  await everyMinute()
  const readers = parts.mail.mails
    .flatMap(({ to }) => to?.[0]?.address ?? [])
    .filter((address) => address.startsWith('r'))
  expect(new Set(readers).size).toBe(readers.length)
  const [issue] = await readIssues('killed')
  expect(issue?.state).toBe('finished')
  // Each kill leaves at most one of whom nobody knows.
  expect(issue?.uncertain.length).toBeLessThanOrEqual(3)
  expect((issue?.counts.sent ?? 0) + (issue?.uncertain.length ?? 0)).toBe(24)
  const missing = Array.from({ length: 24 }, (_, n) => `r${n + 1}@example.org`).filter((one) => !readers.includes(one))
  expect(issue?.uncertain).toEqual(expect.arrayContaining(missing))
  expect(await settleUncertain('killed', false)).toBe(issue?.uncertain.length)
}, 120_000)
