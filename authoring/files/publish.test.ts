import childProcess from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createProject, withCode, writeFiles } from '../testing.ts'
import { readChanges, saveChange, undoLastChange } from './journal.ts'
import { dropCommitted, listPublished, listUnpublished, publish, revert, takeIn } from './publish.ts'

const file = 'content/a.ts'

function edit(root: string, after: string) {
  writeFiles(new Map([[file, after]]), root)
}

/** Publishes what needs nothing derived. */
const send = (root: string) =>
  publish(
    root,
    async () => new Map(),
    async () => {},
  )

test('the editor’s files alone are committed and pushed, and can be taken back', async () => {
  const { root, git } = createProject()
  writeFileSync(join(root, 'content/b.ts'), 'unfinished\n')
  git('add', 'content/b.ts')
  edit(root, 'new\n')
  await send(root)
  expect(git('show', '--name-only', '--format=%s', 'origin/main').trim().split('\n')).toEqual([
    'Change the words of /',
    '',
    file,
  ])
  expect(git('status', '--porcelain').trim()).toBe('M  content/b.ts')
  expect(readChanges(root)).toEqual([])
  const [published] = await listPublished(root)
  await revert(root, published?.commit ?? '')
  expect(git('show', `origin/main:${file}`)).toBe('old\n')
  expect(git('status', '--porcelain').trim()).toBe('M  content/b.ts')
  expect(readFileSync(join(root, file), 'utf8')).toBe('old\n')
})

test('a commit says what was done with a list, a field or a picture', async () => {
  const { root, git } = createProject()
  const change = { page: '/', id: 'hero.items', locale: '', before: '', after: 'moved  up' }
  saveChange(root, change, new Map([[file, 'new\n']]))
  saveChange(root, { ...change, id: 'hero.title', locale: 'es' }, new Map([[file, 'newer\n']]))
  saveChange(root, { ...change, id: 'hero.fact', after: '' }, new Map([[file, 'newest\n']]))
  await send(root)
  const lines = git('show', '--no-patch', '--format=%b', 'origin/main').match(/^- .*/gm) ?? []
  expect(lines.sort()).toEqual(['- hero.fact', '- hero.items (moved up)', '- hero.title (es)'])
})

test('what was taken back can be brought back, a new file too, and each is listed by its last state', async () => {
  const { root, git } = createProject()
  writeFiles(new Map([['content/blog/new/en.md', 'new\n']]), root)
  await send(root)
  const titles = ['Change the words of /', 'Take back: Change the words of /', 'Bring back: Change the words of /']
  for (const [index, title] of titles.entries()) {
    const list = await listPublished(root)
    expect(list.map((entry) => entry.title)).toEqual([title])
    expect(existsSync(join(root, 'content/blog/new/en.md'))).toBe(index !== 1)
    await revert(root, list[0]?.commit ?? '')
  }
  expect(git('status', '--porcelain')).toBe('')
})

test('what a command has begun may be written on with another program', async () => {
  const { root, git } = createProject()
  writeFiles(new Map([['content/blog/new/en.md', 'Write here.\n']]), root)
  writeFileSync(join(root, 'content/blog/new/en.md'), 'Written.\n')
  edit(root, 'new\n')
  await send(root)
  expect([git('show', 'origin/main:content/blog/new/en.md'), git('show', `origin/main:${file}`)]).toEqual([
    'Written.\n',
    'new\n',
  ])
  expect(readChanges(root)).toEqual([])
})

test('files that were written by hand are taken in, so that they are published and can be undone', async () => {
  const { root, git } = createProject()
  const picture = Buffer.from([0, 159, 146, 150]).toString('base64')
  edit(root, 'new\n')
  writeFileSync(join(root, file), 'by hand\n')
  writeFileSync(join(root, 'content/b.ts'), 'by hand\n')
  writeFileSync(join(root, 'code.ts'), 'code\n')
  mkdirSync(join(root, 'public'), { recursive: true })
  writeFileSync(join(root, 'public/a.webp'), picture, 'base64')
  await expect(send(root)).rejects.toThrow(withCode('foreign-changes'))
  expect(await takeIn(root)).toEqual([file, 'content/b.ts', 'public/a.webp'])
  expect(await takeIn(root)).toEqual([])
  await send(root)
  expect(git('status', '--porcelain').trim()).toBe('?? code.ts')
  expect(git('show', `origin/main:${file}`)).toBe('by hand\n')
  writeFileSync(join(root, 'public/a.webp'), 'AAAA', 'base64')
  await takeIn(root)
  undoLastChange(root)
  expect(readFileSync(join(root, 'public/a.webp'), 'base64')).toBe(picture)
})

test('what was changed again since is not taken back by itself, and nothing is changed then', async () => {
  const { root, git } = createProject()
  for (const words of ['new\n', 'newer\n']) {
    edit(root, words)
    await send(root)
  }
  const [, first] = await listPublished(root)
  await expect(revert(root, first?.commit ?? '')).rejects.toThrow(withCode('changed-later'))
  expect(git('status', '--porcelain')).toBe('')
  edit(root, 'saved\n')
  const [last] = await listPublished(root)
  await expect(revert(root, last?.commit ?? '')).rejects.toThrow(withCode('changed-later'))
  expect(readFileSync(join(root, file), 'utf8')).toBe('saved\n')
})

test('commits that were not made here are named and not sent, neither with a change nor with its taking back', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  await send(root)
  const [published] = await listPublished(root)
  writeFileSync(join(root, 'content/b.ts'), 'unfinished\n')
  git('commit', '-qam', 'WIP do not publish')
  const refusal = {
    message: expect.stringContaining('not made here'),
    more: { details: expect.stringContaining('WIP do not publish') },
  }
  await expect(revert(root, published?.commit ?? '')).rejects.toMatchObject(refusal)
  edit(root, 'newer\n')
  await expect(send(root)).rejects.toMatchObject(refusal)
  expect(git('ls-remote', 'origin', 'main')).toContain(published?.commit)
})

test('what is derived is committed too, and goes back where something is refused', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  writeFileSync(join(root, 'content/b.ts'), 'by hand\n')
  const catalog = 'locales/es/hero.po'
  const derive = async () => new Map([[catalog, 'derived\n']])
  const before = git('status', '--porcelain')
  const fail = async () => {
    throw new Error('no such module')
  }
  await expect(publish(root, derive, fail)).rejects.toThrow('no such module')
  expect(git('status', '--porcelain')).toBe(before)
  expect(readChanges(root)).toHaveLength(1)
  await publish(root, derive, async () => {})
  expect(git('show', '--name-only', '--format=', 'origin/main').trim().split('\n')).toEqual([file, catalog])
  expect(git('status', '--porcelain').trim()).toBe('M content/b.ts')
  edit(root, 'newer\n')
  writeFileSync(join(root, catalog), 'translated by hand\n')
  await expect(publish(root, derive, async () => {})).rejects.toThrow(catalog)
})

test('nothing is published while somebody else has published', async () => {
  const { folder, root, run } = createProject()
  run(folder, 'clone', '-q', 'remote.git', 'other')
  const other = join(folder, 'other')
  writeFileSync(join(other, 'content/b.ts'), 'theirs\n')
  run(other, '-c', 'user.name=O', '-c', 'user.email=o@example.com', 'commit', '-qam', 'Theirs')
  run(other, 'push', '-q')
  edit(root, 'new\n')
  await expect(send(root)).rejects.toThrow(withCode('behind'))
  expect(readFileSync(join(root, file), 'utf8')).toBe('new\n')
})

test('the reasons that show at once are told in words', async () => {
  const { root, git } = createProject()
  await expect(send(root)).rejects.toThrow(withCode('nothing-to-publish'))
  edit(root, 'new\n')
  writeFileSync(join(root, file), 'new\nby hand\n')
  await expect(send(root)).rejects.toThrow(withCode('foreign-changes'))
  writeFileSync(join(root, file), 'new\n')
  git('checkout', '-q', '--detach')
  await expect(send(root)).rejects.toThrow(withCode('no-branch'))
  git('checkout', '-q', 'main')
  git('remote', 'set-url', 'origin', '/nowhere')
  await expect(send(root)).rejects.toThrow(withCode('no-connection'))
  git('remote', 'remove', 'origin')
  await expect(send(root)).rejects.toThrow(withCode('no-remote'))
})

test('changes that cancel each other out are not published, and leave the list', async () => {
  const { root } = createProject()
  edit(root, 'new\n')
  edit(root, 'old\n')
  await expect(send(root)).rejects.toThrow(withCode('nothing-to-publish'))
  expect(readChanges(root)).toEqual([])
})

test('what was committed by hand leaves the list, with other lines or without, and what came later is published', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  edit(root, 'newer\n')
  git('commit', '-qam', 'By hand')
  git('push', '-q')
  // As it is done before each change is saved.
  expect(await dropCommitted(root)).toEqual([])
  edit(root, 'newest\n')
  expect(readChanges(root)).toHaveLength(1)
  writeFileSync(join(root, file), 'newest\nand more\n')
  await expect(send(root)).rejects.toThrow(withCode('foreign-changes'))
  git('commit', '-qam', 'By hand again')
  git('push', '-q')
  expect(await listUnpublished(root)).toEqual([])
  await expect(send(root)).rejects.toThrow(withCode('nothing-to-publish'))
  expect(readChanges(root)).toEqual([])
  edit(root, 'at last\n')
  await send(root)
  expect(git('show', `origin/main:${file}`)).toBe('at last\n')
})

test('a hook that refuses leaves the change saved and uncommitted', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  const hook = join(root, '.git/hooks/pre-commit')
  writeFileSync(hook, '#!/bin/sh\necho not today >&2\nexit 1\n')
  chmodSync(hook, 0o755)
  await expect(send(root)).rejects.toMatchObject({
    message: expect.stringContaining('did not take'),
    more: { details: expect.stringContaining('not today') },
  })
  expect(git('status', '--porcelain').trim()).toBe(`M ${file}`)
  expect(readChanges(root)).toHaveLength(1)
})

test('the hook of the project takes what is published and taken back', async () => {
  const { root, git } = createProject()
  git('config', 'core.hooksPath', resolve('.githooks'))
  cpSync('scripts/check-commits.js', join(root, 'scripts/check-commits.js'))
  edit(root, 'new\n')
  await send(root)
  const [published] = await listPublished(root)
  await revert(root, published?.commit ?? '')
  expect(git('log', '--format=%s', '-2', 'origin/main')).toMatch(/^Take back: Change .*\nChange /)
})

test.each(['add', 'commit', 'push'])('killed after git %s, the next Publish ends what was begun', async (command) => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  await killAfter(command, () => send(root))
  const left = readChanges(root).length
  if (command === 'push') await expect(send(root)).rejects.toThrow()
  else await send(root)
  expect([left, git('show', `origin/main:${file}`), git('status', '--porcelain')]).toEqual([
    command === 'push' ? 0 : 1,
    'new\n',
    '',
  ])
  expect(readChanges(root)).toEqual([])
})

test('killed while the site is looked at, the next Publish sends what was saved and what is made of it', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  const derive = async () => new Map([['locales/es/hero.po', 'derived\n']])
  const { promise, resolve } = Promise.withResolvers<void>()
  void publish(root, derive, async () => {
    resolve()
    return new Promise(() => {})
  })
  await promise
  expect(readChanges(root)).toHaveLength(2)
  await publish(root, derive, async () => {})
  expect([git('show', `origin/main:${file}`), git('show', 'origin/main:locales/es/hero.po')]).toEqual([
    'new\n',
    'derived\n',
  ])
  expect([readChanges(root), git('status', '--porcelain')]).toEqual([[], ''])
})

test('a commit that could not be sent goes with the next Publish', async () => {
  const { root, git, folder } = createProject()
  edit(root, 'new\n')
  writeFileSync(join(folder, 'remote.git/hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  await expect(send(root)).rejects.toThrow(withCode('not-sent'))
  expect(readChanges(root)).toEqual([])
  rmSync(join(folder, 'remote.git/hooks/pre-receive'))
  await send(root)
  expect(git('show', `origin/main:${file}`)).toBe('new\n')
})

/** The process does nothing any more once a command of git has ended. */
async function killAfter(command: string, work: () => Promise<unknown>) {
  const { execFile } = childProcess
  const real = promisify(execFile)
  const { promise, resolve } = Promise.withResolvers<void>()
  const cut = async (...[name, args, options]: [string, string[], object]) => {
    const result = await real(name, args, options)
    if (args[0] !== command) return result
    resolve()
    return new Promise(() => {})
  }
  childProcess.execFile = Object.assign(() => {}, { [promisify.custom]: cut }) as unknown as typeof execFile
  syncBuiltinESMExports()
  void work()
  await promise
  childProcess.execFile = execFile
  syncBuiltinESMExports()
}
