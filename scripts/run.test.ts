import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The usual place of a system's own Node, which may be older than the project's. */
const systemNode = '/usr/bin/node'

const version = spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout ?? ''
const isOlder = /^v(20|22)\./.test(version)

test.skipIf(!isOlder)('an older Node says what is missing, and not that it cannot read the script', () => {
  const { status, stderr } = spawnSync(systemNode, ['scripts/run.js', 'leads'], { encoding: 'utf8' })
  expect(stderr).toContain(`This needs Node 24, and this is ${version.trim()}.`)
  expect(status).toBe(1)
})
