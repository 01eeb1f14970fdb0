import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, posix } from 'node:path'
import { Temporal } from 'temporal-polyfill'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { forAll, madeBy, ownersForAll } from './made-by.ts'
import { openModules } from './modules.ts'
import { hashCode, hashFunctions, hashInputs } from './stamp.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('a finished build counts as up to date for the same sources, settings and Node', () => {
  expect(hashInputs()).toBe(hashInputs())
})

test('a finished build is out of date on the next day, when posts may appear, and not before', () => {
  const start = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(site.owner.timeZone).epochMilliseconds
  vi.useFakeTimers({ now: start('2026-06-01') })
  const before = hashInputs()
  vi.setSystemTime(start('2026-06-02') - 1)
  expect(hashInputs()).toBe(before)
  vi.setSystemTime(start('2026-06-02'))
  expect(hashInputs()).not.toBe(before)
})

test('a finished build is out of date with another Node, or with another ICU, which writes dates', () => {
  expect(hashInputs({ ...process.versions, node: '99.0.0' })).not.toBe(hashInputs())
  expect(hashInputs({ ...process.versions, icu: '99.0' })).not.toBe(hashInputs())
})

test('a finished build is out of date for another address or context', () => {
  const before = hashInputs()
  vi.stubEnv('SITE_URL', 'https://another.example')
  expect(hashInputs()).not.toBe(before)
  vi.unstubAllEnvs()
  vi.stubEnv('CONTEXT', 'deploy-preview')
  expect(hashInputs()).not.toBe(before)
})

const kinds = Object.keys(madeBy)

/** A project with one file in each entry of `madeBy`, and the kinds that are outdated after a file is written. */
function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'stamp-'))
  const write = (file: string, content = '') => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  for (const file of [...Object.values(madeBy).flat(), ...forAll, ...ownersForAll])
    write(extname(file) ? file : `${file}/file.ts`)
  const hash = () => ({
    code: hashCode(process.versions, root, root),
    inputs: hashInputs(process.versions, root, root),
  })
  const change = (file: string, content?: string) => {
    const before = hash()
    write(file, content)
    const after = hash()
    expect(after.inputs).not.toBe(before.inputs)
    const [old, now] = [Object.entries(before.code), Object.entries(after.code)]
    return old.flatMap(([kind, code], index) => (now[index]?.[1] === code ? [] : kind))
  }
  return { root, write, hash, change, remove: () => rmSync(root, { recursive: true }) }
}

test.each([
  ['content/blog/post/en.md', []],
  ['content/newsletter/issue/es.md', []],
  ['content/hero.json', []],
  ['content/published-urls.json', []],
  ['content/services/course.json', []],
  ['examples/post/code.py', []],
  ['locales/es/content/hero.po', []],
  ['locales/es/header.po', []],
  ['public/media/picture.webp', []],
  ['content/site.json', kinds],
  ['content/brand.json', kinds],
  ['content/slugs.json', kinds],
  ['content/projects/chat.json', kinds],
  ['package-lock.json', kinds],
  ['demos/game/Demo.tsx', ['demos']],
  ['pages/home/Home.tsx', ['site', 'document']],
  ['pages/home/Home.module.css', ['site', 'document']],
  ['renderer/server/markdown.ts', ['site', 'document']],
])('a change of %s makes anew what is made of it: %s', (file, expected) => {
  const project = createProject()
  const outdated = project.change(file, 'changed')
  project.remove()
  expect(outdated.toSorted()).toEqual([...expected].sort())
})

test('changed words of a project are no reason to make anything else anew', () => {
  const project = createProject()
  project.write('content/projects/chat.json', 'words')
  const outdated = project.change('content/projects/chat.json', 'other words')
  project.remove()
  expect(outdated).toEqual([])
})

test('each kind is made anew if a module changes that its code imports through another, and else not', () => {
  const project = createProject()
  project.write('model/near.ts', "export { far } from './far.ts'")
  for (const [first] of Object.values(madeBy)) {
    const entry = extname(first) ? first : `${first}/file.ts`
    project.write(entry, `import { far } from './${posix.join(posix.relative(dirname(entry), '.'), 'model/near.ts')}'`)
  }
  const before = project.hash()
  project.write('model/other.ts', 'changed')
  expect(project.hash()).toEqual(before)
  expect(project.change('model/far.ts', 'changed').toSorted()).toEqual(kinds.toSorted())
  project.remove()
})

test('functions are bundled anew if a module changes that they import through another, and else not', () => {
  const project = createProject()
  const change = (file: string, content: string) => {
    const before = hashFunctions(project.root)
    project.write(file, content)
    return hashFunctions(project.root) !== before
  }
  project.write('model/near.ts', "export { far } from './far.ts'")
  project.write('functions/contact/contact.ts', "import { far } from '../../model/near.ts'")
  project.write('model/far.ts')
  expect(change('content/site.json', 'changed')).toBe(false)
  expect(change('pages/home/Home.tsx', 'changed')).toBe(false)
  expect(change('model/far.ts', 'changed')).toBe(true)
  expect(change('package-lock.json', 'changed')).toBe(true)
  project.remove()
})

test('the files of the real project that make each kind are there, and the code of a demo makes none but demos', () => {
  const listModules = openModules()
  for (const [kind, entries] of Object.entries(madeBy)) {
    const files = listModules(entries)
    for (const entry of entries)
      expect(
        files.some((file) => file.startsWith(entry)),
        entry,
      ).toBe(true)
    const ofDemos = files.filter((file) => /^demos\/.+\//.test(file) && !file.startsWith('demos/shared/'))
    expect(ofDemos.length > 0, kind).toBe(kind === 'demos')
  }
})
