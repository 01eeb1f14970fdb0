import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { Temporal } from 'temporal-polyfill'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { hashInputs, ownerSources, sources } from './stamp.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('a finished build counts as up to date for the same sources, settings and Node', () => {
  expect(hashInputs().inputs).toBe(hashInputs().inputs)
})

test('a finished build is out of date on the next day, when posts may appear, and not before', () => {
  const start = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(site.owner.timeZone).epochMilliseconds
  vi.useFakeTimers({ now: start('2026-06-01') })
  const before = hashInputs().inputs
  vi.setSystemTime(start('2026-06-02') - 1)
  expect(hashInputs().inputs).toBe(before)
  vi.setSystemTime(start('2026-06-02'))
  expect(hashInputs().inputs).not.toBe(before)
})

test('a finished build is out of date with another Node, or with another ICU, which writes dates', () => {
  expect(hashInputs({ ...process.versions, node: '99.0.0' }).inputs).not.toBe(hashInputs().inputs)
  expect(hashInputs({ ...process.versions, icu: '99.0' }).inputs).not.toBe(hashInputs().inputs)
})

test('a finished build is out of date for another address or context', () => {
  const before = hashInputs().inputs
  vi.stubEnv('SITE_URL', 'https://another.example')
  expect(hashInputs().inputs).not.toBe(before)
  vi.unstubAllEnvs()
  vi.stubEnv('CONTEXT', 'deploy-preview')
  expect(hashInputs().inputs).not.toBe(before)
})

test('changed words of the owner are no reason to bundle again, and what bundles may hold is one', () => {
  const root = mkdtempSync(join(tmpdir(), 'stamp-'))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const hash = () => hashInputs(process.versions, root, root)
  const words = [
    'content/blog/post/en.md',
    'content/newsletter/issue/es.md',
    'content/hero.json',
    'content/published-urls.json',
    'content/services/course.json',
    'locales/es/content/hero.po',
    'locales/es/header.po',
  ]
  const imported = globSync('{content,demos,locales,model,pages,renderer,search}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfrom '(\..*\.json)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  )
  const others = [
    'content/site.json',
    'content/brand.json',
    'content/slugs.json',
    'content/projects/chat.json',
    'locales/es/demos/demo.po',
  ]
  // A file that two modules import is one file.
  const ofBundles = [...new Set([...imported, ...others, 'pages/screens.ts'])]
  const files = [...words, ...ofBundles]
  for (const source of [...sources, ...ownerSources]) write(extname(source) ? source : `${source}/file.ts`, '')
  for (const file of files) write(file, '')
  const outdated = files.filter((file) => {
    const before = hash()
    write(file, 'changed')
    const after = hash()
    expect(after.inputs).not.toBe(before.inputs)
    return after.bundled !== before.bundled
  })
  rmSync(root, { recursive: true })
  expect(outdated).toEqual(ofBundles)
})
