import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeSkipped } from './skipped-tests.ts'

test('skipped unit tests are counted by the condition that skips them', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'skipped-')), 'a.test.ts')
  writeFileSync(
    file,
    "test('runs')\ntest.skipIf(!list('tool').length)('a')\n\ntest.runIf(day).each([\n  1,\n  2,\n])('b')\n",
  )
  const assertionResults = [
    { status: 'passed', location: { line: 1 } },
    { status: 'skipped', location: { line: 2 } },
    { status: 'skipped', location: { line: 7 } },
    { status: 'skipped', location: { line: 7 } },
  ]
  expect(describeSkipped([{ testResults: [{ name: file, assertionResults }] }])).toMatch(
    /^3 skipped\n {2}1 by skipIf\(!list\('tool'\)\.length\): .*a\.test\.ts\n {2}2 by runIf\(day\): .*a\.test\.ts$/,
  )
})

test('skipped browser tests are counted by the reason that they give', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'no project has a demo' }] }
  const inner = { file: 'b.e2e.ts', specs: [{ tests: [skipped, { status: 'expected', annotations: [] }] }] }
  expect(describeSkipped([{ suites: [{ file: 'b.e2e.ts', suites: [inner] }] }])).toBe(
    '1 skipped\n  1 by no project has a demo: b.e2e.ts',
  )
})

test('a run without skipped tests names no reason', () => {
  expect(describeSkipped([{ testResults: [] }, { suites: [] }])).toBe('0 skipped')
})
