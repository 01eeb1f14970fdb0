import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { printAnswer } from './shared/command.ts'

/** The usual place of a system's own Node, which may be older than the project's. */
const systemNode = '/usr/bin/node'

const version = spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout ?? ''
const isOlder = /^v(20|22)\./.test(version)

test('a folder that is read-only is told in a sentence by commands', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const code = process.exitCode
  await printAnswer(() =>
    Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES', path: 'content/x.json' })),
  )
  expect([errors.mock.calls, process.exitCode]).toEqual([
    [[expect.stringMatching(/^content\/x\.json could not be written: .*read-only/)]],
    1,
  ])
  process.exitCode = code
  errors.mockRestore()
})

test.skipIf(!isOlder)('an older Node says what is missing, and not that it cannot read the script', () => {
  const { status, stderr } = spawnSync(systemNode, ['scripts/run.js', 'leads'], { encoding: 'utf8' })
  expect(stderr).toContain(`This needs Node 24, and this is ${version.trim()}.`)
  expect(status).toBe(1)
})
