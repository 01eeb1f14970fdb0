import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postSlugs } from '../model/kinds/posts.ts'
import { listUnapproved } from '../model/unapproved.ts'
import { ownerFolder } from '../owner-files.ts'

const [post = ''] = postSlugs

const folder = mkdtempSync(join(tmpdir(), 'build-'))

/** A copy of the project, so that faults can be put into its sources; without the demos, whose bundles take long. */
beforeAll(() => {
  const owned = ['content', 'examples', 'public'].filter((each) => existsSync(join(ownerFolder, each)))
  const made = ['.git', '.netlify', 'dist', 'dist.next', 'node_modules', 'test-results']
  const left = new Set([...made, ...owned, 'docs', 'findings', 'fixtures', 'renderer/tests'])
  const isNeeded = (path: string) => !left.has(path) && !/\.(test|e2e)\.tsx?$|Demo\.tsx$/.test(path)
  cpSync('.', folder, { recursive: true, filter: (path) => isNeeded(relative('.', path)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const name of [...owned, ...globSync('locales/*/content', { cwd: ownerFolder })])
    cpSync(join(ownerFolder, name), join(folder, name), { recursive: true })
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

function build(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/run.js', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_FOLDER: '', ...env },
    encoding: 'utf8',
    timeout: 300_000,
  })
}

test('a build that fails once its files are bundled leaves the last one as it was', { timeout: 300_000 }, () => {
  const files = {
    'dist/client/index.html': 'the last good build',
    'dist/build.json': JSON.stringify({ inputs: 'others', buildId: '1' }),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  // They import nothing, so that they are bundled soon.
  const sources = new Map([
    ['renderer/write-site.ts', "throw new Error('fault')"],
    ['renderer/browser/hydrate.tsx', ''],
    ['renderer/browser/display-face.ts', ''],
  ])
  const before = [...sources.keys()].map((file) => [file, readFileSync(join(folder, file))] as const)
  for (const [file, source] of sources) writeFileSync(join(folder, file), source)
  const { status, stderr } = build()
  for (const [file, source] of before) writeFileSync(join(folder, file), source)
  expect(stderr).toContain('Error: fault')
  expect(status).toBe(1)
  for (const [file, content] of Object.entries(files)) expect(readFileSync(join(folder, file), 'utf8')).toBe(content)
  for (const name of ['dist.next', 'dist.bundles']) expect(existsSync(join(folder, name))).toBe(false)
})

test('content that does not fit its schema ends the build with its message alone', () => {
  const file = join(folder, 'content/hero.json')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(/"title": "[^"]+"/, '"title": 1'))
  const { status, stderr } = build()
  writeFileSync(file, source)
  expect(status).toBe(1)
  expect(stderr).toContain('content/hero.json')
  expect(stderr).not.toContain(' at ')
})

test('a text that quotes a figure which there is not ends the build with its file', () => {
  const file = join(folder, `content/blog/${post}/en.md`)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, `${source}\n[claim:fortune]\n`)
  const { status, stderr } = build()
  writeFileSync(file, source)
  expect(status).toBe(1)
  expect(stderr).toContain(`en.md: posts.${post}: [claim:fortune] names nothing in content/claims.json`)
})

test('a folder of the owner outside the project is refused with the way in', () => {
  const { status, stderr } = build({ SITE_FOLDER: join(folder, 'content') })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^SITE_FOLDER=.*content: .*SITE_FOLDER=sites\/mine\..*\n$/)
})

test('a public build names wrong values, missing settings and samples at once, without the values, before it bundles', () => {
  const file = join(folder, 'content/site.json')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(/"samples": \[[^\]]*\]/, '"samples": ["owner.name"]'))
  const { status, stdout, stderr } = build({
    CONTEXT: 'production',
    SITE_URL: 'https://owner.test',
    SMTP_URL: '',
    SIGNING_SECRET: 'too short',
    CONTACT_TO: 'inbox@example.com',
    PORT: 'http',
  })
  writeFileSync(file, source)
  expect(status).toBe(1)
  expect(stderr).toContain('PORT: expected a number')
  expect(stderr).toContain('SIGNING_SECRET: expected at least 32 characters')
  expect(stderr).not.toMatch(/too short|\n {4}at /)
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'ALERT_URL'])
    expect(stderr).toContain(`environment.ts: ${name}: is not set`)
  expect(stderr).not.toContain('CONTACT_TO')
  expect(stderr).toContain('scopes Builds and Functions')
  expect(stderr).toContain('content/site.json: site.owner.name')
  // Nothing is refused for it, but the list is one.
  for (const { file } of listUnapproved()) expect(stderr).toContain(file)
  expect(stdout).toBe('')
  expect(existsSync(join(folder, 'dist.next'))).toBe(false)
})
