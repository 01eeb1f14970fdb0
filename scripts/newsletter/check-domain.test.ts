import { expect, test } from 'vitest'
import { checkDomain, checkSignatures, parseSignature } from './check-domain.ts'

const key = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`
const complete: Record<string, string[]> = {
  'news.example.com': ['google-site-verification=x'],
  'bounces.example.com': ['v=spf1 include:_spf.example.net ~all'],
  's1._domainkey.news.example.com': [key],
  '_dmarc.example.com': ['v=DMARC1; p=none; rua=mailto:me@example.com'],
}

const check = (records: Record<string, string[]>, selectors: string[] = []) =>
  checkDomain('news.example.com', 'bounces.example.com', selectors, async (name) => records[name] ?? [])

const listProblems = async (records: Record<string, string[]>, selectors?: string[]) =>
  (await check(records, selectors)).flatMap(({ name, problem }) => (problem ? name.split(' ')[0] : []))

test('a domain that says who sends for it has no problem; its policy may stand above it', async () => {
  expect(await listProblems(complete)).toEqual([])
  expect(await listProblems({})).toEqual(['SPF', 'DKIM', 'DMARC'])
})

test.each([
  ['SPF', { 'bounces.example.com': ['v=spf1 a', 'v=spf1 b'] }],
  ['SPF', { 'bounces.example.com': ['v=spf1 +all'] }],
  ['DKIM', { 's1._domainkey.news.example.com': ['v=DKIM1; p='] }],
  ['DKIM', { 's1._domainkey.news.example.com': [`v=DKIM1; p=${'A'.repeat(120)}`] }],
  ['DMARC', { '_dmarc.example.com': ['v=DMARC1; rua=mailto:me@example.com'] }],
])('%s that counts for nothing is a problem: %o', async (name, wrong) => {
  expect(await listProblems({ ...complete, ...wrong })).toEqual([name])
})

test('a key is looked for where the owner says', async () => {
  expect(await listProblems(complete, ['s1'])).toEqual([])
  expect(await listProblems(complete, ['other'])).toEqual(['DKIM'])
})

const sign = (domain: string, headers: string) =>
  parseSignature(`v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=s1;\r\n h=${headers};\r\n bh=abc=; b=def=`)

test('a test that has arrived shows whether mail programs get a button to unsubscribe', () => {
  const both = 'From:To:\r\n List-Unsubscribe: List-Unsubscribe-Post'
  expect(checkSignatures([sign('example.com', both)], 'news.example.com').problem).toBeUndefined()
  expect(checkSignatures([sign('example.com', 'From:List-Unsubscribe')], 'example.com').problem).toContain(
    'list-unsubscribe-post',
  )
  expect(checkSignatures([sign('provider.net', both)], 'example.com').problem).toContain('example.com')
  expect(checkSignatures([], 'example.com').problem).toBeDefined()
})
