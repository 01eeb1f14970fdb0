import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { printAnswer } from './shared/command.ts'

/** The usual place of a system's own Node, which may be older than the project's. */
const systemNode = '/usr/bin/node'

const version = spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout ?? ''
const isOlder = /^v(20|22)\./.test(version)

test.each([
  ['EACCES', 'open', /^content\/x\.json could not be written: .*read-only/],
  ['ENOENT', 'scandir', /^content\/x\.json: this file is missing$/],
  ['ENOENT', 'spawn git', /^the words of Node$/],
])('what the disk says (%s of %s) is told in a sentence by commands', async (code, syscall, words) => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const before = process.exitCode
  const error = Object.assign(new Error('the words of Node'), { code, syscall, path: 'content/x.json' })
  await printAnswer(() => Promise.reject(error))
  expect([errors.mock.calls, process.exitCode]).toEqual([[[expect.stringMatching(words)]], 1])
  process.exitCode = before
  errors.mockRestore()
})

test('a wrong option of publish-urls is refused with its usage', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'publish-urls', '--dry'], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/--dry[\s\S]*npm run publish-urls/)
  expect(status).toBe(1)
})

test.each(['leads', 'newsletter'])('%s, which tests call as a function, runs here too', (name) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.js', name, '--help'], { encoding: 'utf8' })
  expect(stdout).toContain(`npm run ${name} -- `)
  expect(status).toBe(0)
})

test('a build is refused, and explained, in the language of the owner', () => {
  const env = { ...process.env, OWNER_LANGUAGE: 'es', CONTEXT: 'production', SITE_FOLDER: '', VITEST: undefined }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'build'], { encoding: 'utf8', env })
  expect(stderr).toMatch(/^Este sitio no se genera:[\s\S]*Sin estos ajustes/)
  expect(status).toBe(1)
})

test.skipIf(!isOlder)('an older Node says what is missing, and not that it cannot read the script', () => {
  const { status, stderr } = spawnSync(systemNode, ['scripts/run.js', 'leads'], { encoding: 'utf8' })
  expect(stderr).toContain(`This needs Node 24, and this is ${version.trim()}.`)
  expect(status).toBe(1)
})
