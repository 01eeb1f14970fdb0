import { expect, test, vi } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { startParts } from '../../testing/parts.ts'
import { readDigest } from '../owner/digest.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { sql } from '../shared/data/database.ts'
import reports from './reports.ts'

const parts = await startParts()

const post = async (body: unknown) =>
  (
    await reports(new Request('http://localhost:8888/api/reports', { method: 'POST', body: JSON.stringify(body) }), {
      waitUntil: () => {},
    })
  ).status

test('what browsers refused is counted by directive, without what they tell beside it, and named in the digest', async () => {
  const report = {
    type: 'csp-violation',
    url: 'https://example.com/secret',
    body: { effectiveDirective: 'style-src-elem' },
  }
  expect(await post([report])).toBe(204)
  expect(await post({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } })).toBe(204)
  const unnamed = {
    type: 'csp-violation',
    body: { effectiveDirective: 'require-trusted-types-for', disposition: 'report' },
  }
  expect(await post([report, unnamed])).toBe(204)
  const foreign = ["x'; drop", 'win-a-prize-now'].map((effectiveDirective) => [
    { type: 'csp-violation', body: { effectiveDirective } },
  ])
  for (const wrong of [...foreign, {}, 'x', null]) expect(await post(wrong)).toBe(422)
  const rows = await parts.database.run(sql`select split_part(what, ' ', 3) as what, used from spending order by 1`)
  expect(rows).toEqual([
    { what: 'require-trusted-types-for', used: 1 },
    { what: 'script-src-elem', used: 1 },
    { what: 'style-src-elem', used: 2 },
  ])
  // Those of yesterday stay beside those of today.
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
  expect(await post([report])).toBe(204)
  const digest = await readDigest('digest/2999-01-01', readEnvironment({}).values, mailKinds)
  expect(JSON.stringify(digest)).toContain('require-trusted-types-for 1, script-src-elem 1, style-src-elem 3')
})
