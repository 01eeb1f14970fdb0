import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('an upgrade is one commit with all that its steps write, and is none if a check fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [own, engine] = [join(folder, 'own'), join(folder, 'engine')]
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...words], {
      cwd,
      encoding: 'utf8',
    }).trim()
  const release = (check: string, tag: string) => {
    const scripts = { extract: `node -e "require('fs').writeFileSync('made.txt', '${tag}')"`, check }
    writeFileSync(join(engine, 'package.json'), JSON.stringify({ private: true, scripts }))
    git(engine, 'add', '--all')
    git(engine, 'commit', '--quiet', '--message', tag)
    git(engine, 'tag', tag)
  }
  const upgrade = (...options: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/upgrade.ts'), ...options], { cwd: own, encoding: 'utf8' })
  for (const path of ['content', 'locales']) cpSync(path, join(engine, path), { recursive: true })
  writeFileSync(join(engine, '.gitignore'), 'node_modules\npackage-lock.json\n')
  git(engine, 'init', '--quiet')
  release('exit 0', 'v1')
  git(folder, 'clone', '--quiet', '--origin', 'other', engine, own)
  for (const [key, value] of Object.entries({ 'user.name': 'Ana', 'user.email': 'ana@example.com' }))
    git(own, 'config', key, value)

  release('exit 0', 'v2')
  release('exit 3', 'v3')
  const before = git(own, 'rev-parse', 'HEAD')
  expect(upgrade('--from', '../engine')).toMatchObject({ status: 1, stderr: expect.stringContaining('v3') })
  expect(git(own, 'rev-parse', 'HEAD')).toBe(before)
  expect(git(own, 'status', '--porcelain')).toBe('')
  expect(existsSync(join(own, 'made.txt'))).toBe(false)

  expect(upgrade('--from', 'other', '--to', 'v2').status).toBe(0)
  expect(git(own, 'show', 'HEAD:made.txt')).toBe('v2')
  expect(git(own, 'status', '--porcelain')).toBe('')
  expect(upgrade('--undo').status).toBe(0)
  expect(git(own, 'rev-parse', 'HEAD')).toBe(before)

  expect(upgrade('--from', '../nowhere')).toMatchObject({ status: 1, stderr: expect.stringContaining('../nowhere') })
  expect(upgrade()).toMatchObject({ status: 1, stderr: expect.stringContaining('git remote add engine') })
}, 180_000)
