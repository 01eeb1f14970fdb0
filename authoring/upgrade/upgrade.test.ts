import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mergeFile } from './merge-files.ts'
import { amendUpgrade, undoUpgrade, upgrade } from './upgrade.ts'

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

test('words that are as they came follow the engine, changed ones and those taken out stay', () => {
  const merge = (base: unknown, own: unknown, engine: unknown) =>
    JSON.parse(mergeFile('content/x.json', { base: json(base), own: json(own), engine: json(engine) }) ?? 'null')
  expect(merge({ a: 'old', b: 'old', c: 1 }, { a: 'mine', b: 'old' }, { a: 'new', b: 'new', c: 2, d: 'd' })).toEqual({
    a: 'mine',
    b: 'new',
    d: 'd',
  })
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, text: 'old' }))
  expect(
    merge({ items: [one, two] }, { items: [two, { id: 'own' }] }, { items: [one, { id: '2', text: 'new' }, three] }),
  ).toEqual({ items: [{ id: '2', text: 'new' }, { id: 'own' }, three] })
})

test('pieces of the sample stay away, and lists of names, posts and changed files are the owner’s', () => {
  const merge = (file: string, base?: string, own?: string, engine?: string) => mergeFile(file, { base, own, engine })
  expect(merge('content/services/new.json', undefined, undefined, '{}')).toBeUndefined()
  expect(merge('content/services/gone.json', '{"a":1}', undefined, '{"a":2}')).toBeUndefined()
  expect(merge('content/legal/new.json', undefined, undefined, '{}')).toBe('{}')
  expect(merge('content/new.json', undefined, undefined, '{}')).toBe('{}')
  expect(merge('content/slugs.json', '{"a":1}', '{"a":1}', '{"a":2}')).toBe('{"a":1}')
  expect(merge('content/blog/a/es.md', 'old', 'mine', 'new')).toBe('mine')
  expect(merge('content/blog/a/es.md', 'old', 'old', 'new')).toBe('new')
})

test('a translation that nobody touched follows, with its mark', () => {
  const po = (text: string, source: string) =>
    `msgid ""\nmsgstr ""\n"Language: es\\n"\n\n#. source: ${source}\nmsgid "a.b"\nmsgstr "${text}"\n`
  const merged = mergeFile('locales/es/content/a.po', {
    base: po('viejo', '1'),
    own: `${po('viejo', '1')}\nmsgid "a.c"\nmsgstr "mío"\n`,
    engine: po('nuevo', '2'),
  })
  expect(merged).toContain('msgstr "nuevo"')
  expect(merged).toContain('msgstr "mío"')
  expect(
    mergeFile('locales/es/content/a.po', { base: po('viejo', '1'), own: po('mío', '1'), engine: po('nuevo', '2') }),
  ).toContain('mío')
})

test('an upgrade merges code and words, keeps what is hers, lists legal texts, and is taken back by one command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  const write = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Step')
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  const site = json({ languages: ['en'], name: 'Sample' })
  const legal = (aim: string, more: string) => json({ aim, more })
  write({
    'code.ts': 'one\n',
    'content/site.json': site,
    'content/legal/privacy.json': legal('old', 'old'),
    'content/services/a.json': '{}\n',
  })
  git('switch', '--quiet', '--create', 'engine')
  write({
    'code.ts': 'two\n',
    'content/legal/privacy.json': legal('new', 'new'),
    'content/services/a.json': '{"a":1}\n',
    'content/services/b.json': '{}\n',
  })
  git('switch', '--quiet', 'main')
  rmSync(join(folder, 'content/services/a.json'))
  write({
    'content/site.json': json({ languages: ['en'], name: 'Ana' }),
    'content/legal/privacy.json': legal('mine', 'old'),
  })
  writeFileSync(join(folder, 'open.txt'), 'x')
  expect(() => upgrade(folder, { from: '.', to: 'engine' })).toThrow('not committed')
  rmSync(join(folder, 'open.txt'))
  const before = git('rev-parse', 'HEAD')
  expect(upgrade(folder, { from: '.', to: 'engine' })).toMatchObject({ read: ['content/legal/privacy.json'], own: [] })
  expect(read('code.ts')).toBe('two\n')
  expect(JSON.parse(read('content/legal/privacy.json'))).toEqual({ aim: 'mine', more: 'new' })
  expect(JSON.parse(read('content/site.json'))).toMatchObject({ name: 'Ana' })
  for (const name of ['a', 'b']) expect(existsSync(join(folder, `content/services/${name}.json`))).toBe(false)
  expect(git('status', '--porcelain')).toBe('')
  // Broken off before it was checked, it begins anew, and what lay about is not lost.
  writeFileSync(join(folder, 'open.txt'), 'x')
  expect(upgrade(folder, { from: '.', to: 'engine' }).read).toEqual(['content/legal/privacy.json'])
  expect(git('show', 'stash@{0}^3:open.txt')).toBe('x')
  amendUpgrade(folder)
  expect(git('log', '--format=%s', '--first-parent', '-2').split('\n')).toEqual([
    'Upgrade the engine to engine',
    'Step',
  ])
  expect(() => upgrade(folder, { from: '.', to: 'engine' })).toThrow('already')
  undoUpgrade(folder)
  expect(git('rev-parse', 'HEAD')).toBe(before)
  write({ 'code.ts': 'mine\n' })
  expect(() => upgrade(folder, { from: '.', to: 'engine' })).toThrow('code.ts')
  expect(git('status', '--porcelain')).toBe('')
})
