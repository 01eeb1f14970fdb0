import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from './files.ts'
import { noteChange, readJournal } from './journal.ts'
import { checkPublishing, publish, revertPublished, splitChanges } from './publish.ts'
import { createProject } from './testing.ts'

const file = 'content/a.ts'

function edit(root: string, after: string) {
  const files = writeFiles(new Map([[file, after]]), root)
  noteChange(root, { page: '/', id: 'a.b', locale: 'en', before: 'old', after, files })
}

const prepare = async () => undefined

test('the editor’s files alone are committed and pushed, and can be taken back', async () => {
  const { root, git } = createProject()
  writeFileSync(join(root, 'content/b.ts'), 'unfinished\n')
  git('add', 'content/b.ts')
  edit(root, 'new\n')
  const result = await publish(root, { prepare })
  expect(result).toHaveProperty('commit')
  expect(git('show', '--name-only', '--format=%s', 'origin/main').trim().split('\n')).toEqual([
    'Change the words of /',
    '',
    file,
  ])
  expect(git('status', '--porcelain').trim()).toBe('M  content/b.ts')
  expect(readJournal(root).changes).toEqual([])
  const commit = readJournal(root).published[0]?.commit ?? ''
  expect(await revertPublished(root, commit)).toHaveProperty('refused', expect.stringContaining('wait for a commit'))
  git('reset', '-q')
  expect(await revertPublished(root, commit)).toHaveProperty('commit')
  expect(git('show', `origin/main:${file}`)).toBe('old\n')
})

test('what is derived is committed too, and goes back where a check fails', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  const derive = () => {
    writeFileSync(join(root, 'content/b.ts'), 'derived\n')
    writeFileSync(join(root, file), 'new and derived\n')
  }
  const failed = await publish(root, {
    prepare: async () => {
      derive()
      return { refused: 'A check did not pass.' }
    },
  })
  expect(failed).toEqual({ refused: 'A check did not pass.' })
  expect(git('status', '--porcelain').trim()).toBe(`M ${file}`)
  expect(readFileSync(join(root, file), 'utf8')).toBe('new\n')
  await publish(root, {
    prepare: async () => {
      derive()
      return undefined
    },
  })
  expect(git('show', '--name-only', '--format=', 'origin/main').trim().split('\n')).toEqual([file, 'content/b.ts'])
})

test('a check that cannot run puts back what is derived, and leaves new files of others alone', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  const prepare = async () => {
    writeFileSync(join(root, 'content/b.ts'), 'derived\n')
    writeFileSync(join(root, file), 'new and derived\n')
    writeFileSync(join(root, 'content/note.md'), 'theirs\n')
    throw new Error('no such module')
  }
  await expect(publish(root, { prepare })).rejects.toThrow('no such module')
  expect(git('status', '--porcelain').trim().split('\n')).toEqual([`M ${file}`, '?? content/note.md'])
  expect(readFileSync(join(root, file), 'utf8')).toBe('new\n')
})

test('nothing is published while somebody else has published', async () => {
  const { folder, root, run } = createProject()
  run(folder, 'clone', '-q', 'remote.git', 'other')
  const other = join(folder, 'other')
  writeFileSync(join(other, 'content/b.ts'), 'theirs\n')
  run(other, '-c', 'user.name=O', '-c', 'user.email=o@example.com', 'commit', '-qam', 'Theirs')
  run(other, 'push', '-q')
  edit(root, 'new\n')
  expect(await publish(root, { prepare })).toHaveProperty('refused', expect.stringContaining('behind by 1 commits'))
  expect(readFileSync(join(root, file), 'utf8')).toBe('new\n')
})

test('the reasons that show at once are told in words', async () => {
  const { root, git } = createProject()
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('nothing to publish'))
  edit(root, 'new\n')
  writeFileSync(join(root, file), 'new\nby hand\n')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('were not made here'))
  writeFileSync(join(root, file), 'new\n')
  git('checkout', '-q', '--detach')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('old version'))
  git('checkout', '-q', 'main')
  git('remote', 'set-url', 'origin', '/nowhere')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('does not answer'))
  git('remote', 'remove', 'origin')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('no remote'))
})

test('changes that cancel each other out are not published, and leave the list', async () => {
  const { root } = createProject()
  edit(root, 'new\n')
  edit(root, 'old\n')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('2 changes left the list'))
  expect(readJournal(root).changes).toEqual([])
})

test('what was committed by hand leaves the list, with other lines or without, and what came later is published', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  edit(root, 'newer\n')
  git('commit', '-qam', 'By hand')
  edit(root, 'newest\n')
  expect(await checkPublishing(root)).toHaveProperty('branch', 'main')
  expect(readJournal(root).changes).toHaveLength(1)
  writeFileSync(join(root, file), 'newest\nand more\n')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('were not made here'))
  git('commit', '-qam', 'By hand again')
  expect(await splitChanges(root)).toEqual({ changes: [], committed: 1 })
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('one change left the list'))
  edit(root, 'at last\n')
  expect(await publish(root, { prepare })).toHaveProperty('commit')
})

test('a hook that refuses leaves the change saved and uncommitted', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  const hook = join(root, '.git/hooks/pre-commit')
  writeFileSync(hook, '#!/bin/sh\necho not today >&2\nexit 1\n')
  chmodSync(hook, 0o755)
  const result = await publish(root, { prepare })
  expect(result).toEqual({
    refused: expect.stringContaining('own check'),
    details: expect.stringContaining('not today'),
  })
  expect(git('status', '--porcelain').trim()).toBe(`M ${file}`)
  expect(readJournal(root).changes).toHaveLength(1)
})
