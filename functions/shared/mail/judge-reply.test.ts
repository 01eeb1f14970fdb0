import { expect, test } from 'vitest'
import { judgeCodes, judgeReply, nameStatus } from './judge-reply.ts'
import replies from './server-replies.json' with { type: 'json' }
import statusCodes from './status-codes.json' with { type: 'json' }

test.each(replies)('$server: $text', ({ text, verdict }) => {
  expect(judgeReply(text)).toBe(verdict)
})

test('a destination is gone by the codes alone that say so, and only where they are final', () => {
  const gone = Object.keys(statusCodes).filter((code) => judgeCodes('550', `5.${code}`) === 'gone')
  expect(gone).toEqual(['1.1', '1.2', '1.6', '1.10', '2.1', '7.17', '7.18'])
  for (const code of Object.keys(statusCodes)) expect(judgeCodes('450', `4.${code}`)).not.toBe('gone')
})

test.each([
  ['550', '5.1.7', 'ours'],
  ['550', '5.1.8', 'ours'],
  ['450', '4.1.8', 'ours'],
  ['550', '5.7.999', 'ours'],
  ['550', '5.1.999', 'soft'],
  ['550', '5.1.0', 'soft'],
  ['550', undefined, 'unsure'],
  ['556', undefined, 'gone'],
  ['554', undefined, 'soft'],
  ['450', undefined, 'soft'],
])('%s %s is %s', (reply, status, verdict) => {
  expect(judgeCodes(reply, status)).toBe(verdict)
})

test('words within addresses and links say nothing', () => {
  expect(judgeReply('550 5.1.1 <spam@full.example>: no such user, see https://help.example/sender-blocklist')).toBe(
    'gone',
  )
})

test('a code has its meaning in words', () => {
  expect(nameStatus('5.1.8')).toMatch(/sender/)
  expect(nameStatus('5.9.9')).toBeUndefined()
})
