import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  'booking: keep the price with a seat',
  'booking, courses: keep the price\n\nIt changed while a visitor typed.\n',
  'fixup! functions/desk: show the year',
  `desk: ${'a'.repeat(66)}`,
  'Merge branch "seats"',
  'Revert "The old way of writing them, which was longer than any line should be in a log"',
])('a message of the usual form passes: %s', (message) => {
  expect(check(message).status).toBe(0)
})

test.each([
  ['Keep the price', /area: verb/],
  ['booking: Keep the price', /area: verb/],
  ['booking: the price stays', /area: verb/],
  ['booking: keep the price.', /without a mark/],
  [`desk: ${'a'.repeat(67)}`, /73 characters/],
  ['booking: keep the price\nIt changed.', /empty line/],
  ['', /area: verb/],
])('another one is refused with its fault: %j', (message, fault) => {
  expect(check(message)).toMatchObject({ status: 1, stderr: expect.stringMatching(fault) })
})

test('a first line above 50 characters passes with a note', () => {
  expect(check(`desk: ${'a'.repeat(44)}`)).toMatchObject({ status: 0, stderr: '' })
  expect(check(`desk: ${'a'.repeat(45)}`)).toMatchObject({ status: 0, stderr: expect.stringMatching(/51 characters/) })
})

test('comments and the difference that Git puts below a message do not count', () => {
  const below = '# Please enter a message\n# ------------------------ >8 ------------------------\ndiff --git a/x b/x\n'
  expect(check(`desk: show the year\n${below}`).status).toBe(0)
})

test('the hook is set up in a checkout of a developer, and it alone refuses a commit', () => {
  const { folder, commit, setUp } = makeCheckout()
  setUp({ CI: 'true' })
  setUp({ NETLIFY: 'true' })
  expect(commit('Whatever.').status).toBe(0)
  setUp()
  expect(commit('Whatever.').stderr).toContain('area: verb')
  expect(commit('desk: show the year\n\nTwo years met.').status).toBe(0)
  const check = spawnSync(process.execPath, ['scripts/check-commits.js', 'HEAD~1..HEAD'], { cwd: folder })
  expect(check.status).toBe(0)
  const checkAll = spawnSync(process.execPath, ['scripts/check-commits.js', 'HEAD'], { cwd: folder, encoding: 'utf8' })
  expect(checkAll).toMatchObject({ status: 1, stderr: expect.stringContaining('Refused: Whatever.') })
})

test('hooks of somebody else stay, and without a checkout or Git nothing happens', () => {
  const { git, setUp } = makeCheckout()
  git('config', 'core.hooksPath', 'others')
  setUp()
  expect(git('config', 'core.hooksPath').stdout).toBe('others\n')
  const script = resolve('scripts/set-up-hooks.js')
  const folder = mkdtempSync(join(tmpdir(), 'no-checkout-'))
  execFileSync(process.execPath, [script], { cwd: folder })
  mkdirSync(join(folder, '.git'))
  execFileSync(process.execPath, [script], { cwd: folder, env: { PATH: '' } })
})

function check(message: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'message-')), 'message')
  writeFileSync(file, message)
  return spawnSync(process.execPath, ['scripts/check-commits.js', file], { encoding: 'utf8' })
}

/** An empty repository with our hooks, without anything of the developer's own settings. */
function makeCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const path of ['.githooks', 'scripts/check-commits.js', 'scripts/set-up-hooks.js'])
    cpSync(path, join(folder, path), { recursive: true })
  const inherited = Object.entries(process.env).filter(([name]) => !/^(CI$|NETLIFY$|GIT_)/.test(name))
  const env = { ...Object.fromEntries(inherited), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  git('init')
  git('config', 'user.name', 'A')
  git('config', 'user.email', 'a@example.com')
  return {
    folder,
    git,
    commit: (message: string) => git('commit', '--allow-empty', '-m', message),
    setUp: (more = {}) =>
      execFileSync(process.execPath, ['scripts/set-up-hooks.js'], { cwd: folder, env: { ...env, ...more } }),
  }
}
