import { expect, test } from 'vitest'
import { getDueAttempt } from './outbox.ts'

const minute = 60_000
const at = '2026-11-20T10:00:00.000Z'
const start = Date.parse(at)

/** Minutes after its last failure at which a mail that failed so often is tried again. */
function findPause(attempts: number): number {
  for (let minutes = 0; ; minutes++) {
    if (getDueAttempt({ attempts, last: { at, failedAt: at } }, start + minutes * minute)) return minutes
  }
}

test('a mail is tried again at once, then with growing pauses of six hours at most', () => {
  expect([1, 2, 3, 4, 5, 10, 11, 50].map(findPause)).toEqual([0, 1, 2, 4, 8, 256, 360, 360])
})

test('a try whose end nobody noted is over after a minute', () => {
  expect(getDueAttempt({ attempts: 3, last: { at } }, start + minute - 1)).toBeUndefined()
  expect(getDueAttempt({ attempts: 3, last: { at } }, start + minute)).toBe(4)
})

test('a mail that is done is not tried again', () => {
  expect(getDueAttempt({ attempts: 0 }, start)).toBe(1)
  expect(
    getDueAttempt({ attempts: 1, last: { at }, done: { at, outcome: 'sent' } }, start + 60 * minute),
  ).toBeUndefined()
})
