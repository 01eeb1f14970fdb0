import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { printAnswer } from './shared/command.ts'

/** The usual place of a system's own Node, which may be older than the project's. */
const systemNode = '/usr/bin/node'

const version = spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout ?? ''
const isOlder = /^v(20|22)\./.test(version)

test.each([
  ['EACCES', /^content\/x\.json could not be written: .*read-only/],
  ['ENOENT', 'content/x.json: this file is missing'],
])('a file that cannot be used is told in a sentence by commands: %s', async (code, words) => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const { exitCode } = process
  await printAnswer(() => Promise.reject(Object.assign(new Error(code), { code, path: 'content/x.json' })))
  expect([errors.mock.calls, process.exitCode]).toEqual([[[expect.stringMatching(words)]], 1])
  process.exitCode = exitCode
  errors.mockRestore()
})

test.skipIf(!isOlder)('an older Node says what is missing, and not that it cannot read the script', () => {
  const { status, stderr } = spawnSync(systemNode, ['scripts/run.js', 'leads'], { encoding: 'utf8' })
  expect(stderr).toContain(`This needs Node 24, and this is ${version.trim()}.`)
  expect(status).toBe(1)
})
