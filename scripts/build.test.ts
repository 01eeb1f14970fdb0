import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'build-'))

/** A copy of the project with a finished build in it, so that faults can be put into its sources. */
beforeAll(() => {
  const left = new Set(['.git', '.netlify', 'dist', 'dist.next', 'node_modules', 'renderer/tests', 'test-results'])
  cpSync('.', folder, { recursive: true, filter: (path) => !left.has(relative('.', path)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'dist/client'), { recursive: true })
  writeFileSync(join(folder, 'dist/client/index.html'), 'the last good build')
})

afterAll(() => rmSync(folder, { recursive: true }))

function build(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
}

/** A quiet machine takes 6 s for the slowest. */
test.each([
  ['the bundler', 'pages/blog/Blog.tsx', "import './fault.ts'"],
  ['a loader', 'pages/home/load.ts', "throw new Error('fault')"],
  ['a picture', 'scripts/build/pictures/draw-card.ts', "throw new Error('fault')"],
])('a build fails where %s fails, and leaves the last one as it was', { timeout: 120_000 }, (_, name, fault) => {
  const file = join(folder, name)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, `${source}\n${fault}\n`)
  const { status, stderr } = build({ SITE_CACHE: 'off' })
  writeFileSync(file, source)
  expect(stderr).toContain('fault')
  expect(status).toBe(1)
  expect(readFileSync(join(folder, 'dist/client/index.html'), 'utf8')).toBe('the last good build')
  expect(existsSync(join(folder, 'dist/build.json'))).toBe(false)
  expect(existsSync(join(folder, 'dist.next'))).toBe(false)
})

test('content that does not fit its schema ends the build with its message alone', () => {
  const file = join(folder, 'content/claims.ts')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(/: '[^']+'/, ': 1'))
  const { status, stderr } = build()
  writeFileSync(file, source)
  expect(status).toBe(1)
  expect(stderr).toContain('content/claims.ts')
  expect(stderr).not.toContain(' at ')
})

test('a production deploy with samples ends with the list of what to fill in', () => {
  const file = join(folder, 'content/site.ts')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(/samples: \[[^\]]*\]/, "samples: ['owner.phone']"))
  const { status, stderr } = build({ CONTEXT: 'production' })
  writeFileSync(file, source)
  expect(status).toBe(1)
  expect(stderr).toContain('content/site.ts: owner.phone')
})
