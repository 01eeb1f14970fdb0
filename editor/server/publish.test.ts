import childProcess from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { undoLastChange, writeFiles } from './files.ts'
import { noteChange, readJournal } from './journal.ts'
import { checkPublishing, publish, type Refusal, revertPublished, splitChanges } from './publish.ts'
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
  expect(await revertPublished(root, commit)).toHaveProperty('commit')
  expect(git('show', `origin/main:${file}`)).toBe('old\n')
  expect(git('status', '--porcelain').trim()).toBe('M  content/b.ts')
  expect(readFileSync(join(root, file), 'utf8')).toBe('old\n')
})

test('commits that were not made here are named and not sent, neither with a change nor with its taking back', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  await publish(root, { prepare })
  const [published] = readJournal(root).published
  writeFileSync(join(root, 'content/b.ts'), 'unfinished\n')
  git('commit', '-qam', 'WIP do not publish')
  const refusal = {
    refused: expect.stringContaining('not made here'),
    details: expect.stringContaining('WIP do not publish'),
  }
  expect(await revertPublished(root, published?.commit ?? '')).toEqual(refusal)
  edit(root, 'newer\n')
  expect(await publish(root, { prepare })).toEqual(refusal)
  expect(git('ls-remote', 'origin', 'main')).toContain(published?.commit)
})

test('what is derived is committed too, and only what is published reaches the owner’s copy', async () => {
  const { root, git } = createProject()
  edit(root, 'new\n')
  writeFileSync(join(root, 'content/b.ts'), 'by hand\n')
  const derive = (result?: Refusal) => async (folder: string) => {
    writeFileSync(join(folder, 'content/c.ts'), 'derived\n')
    writeFileSync(join(folder, 'content/b.ts'), 'derived\n')
    writeFileSync(join(folder, file), 'new and derived\n')
    return result
  }
  const before = git('status', '--porcelain')
  const refusal = { refused: 'A check did not pass.' }
  expect(await publish(root, { prepare: derive(refusal) })).toEqual(refusal)
  const fail = async () => {
    throw new Error('no such module')
  }
  await expect(publish(root, { prepare: fail })).rejects.toThrow('no such module')
  expect(git('status', '--porcelain')).toBe(before)
  await publish(root, { prepare: derive() })
  expect(git('show', '--name-only', '--format=', 'origin/main').trim().split('\n')).toEqual([
    file,
    'content/b.ts',
    'content/c.ts',
  ])
  expect(git('status', '--porcelain').trim()).toBe('M content/b.ts')
  expect(readFileSync(join(root, 'content/b.ts'), 'utf8')).toBe('by hand\n')
  expect(readFileSync(join(root, file), 'utf8')).toBe('new and derived\n')
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
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
  git('push', '-q')
  edit(root, 'newest\n')
  expect(await checkPublishing(root)).toHaveProperty('branch', 'main')
  expect(readJournal(root).changes).toHaveLength(1)
  writeFileSync(join(root, file), 'newest\nand more\n')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('were not made here'))
  git('commit', '-qam', 'By hand again')
  git('push', '-q')
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

/** Commands of git after which a kill is tried, and how often the remote has the commit by then. */
const kills = { worktree: 0, commit: 0, push: 1, 'update-ref': 1, reset: 1, branch: 1 }

test.each(Object.entries(kills))(
  'killed after git %s, the next start ends what was begun, and Publish works',
  async (command, sent) => {
    const { root, git } = createProject()
    edit(root, 'new\n')
    const derive = async (folder: string) => {
      writeFileSync(join(folder, 'content/b.ts'), `derived from ${readFileSync(join(folder, file), 'utf8')}`)
      return undefined
    }
    await killAfter(command, () => publish(root, { prepare: derive }))
    await checkPublishing(root)
    const [committed, changes] = sent ? ['new\n', 0] : ['old\n', 1]
    expect([git('show', `origin/main:${file}`), readJournal(root).changes.length]).toEqual([committed, changes])
    expect(git('status', '--porcelain').trim()).toBe(sent ? '' : `M ${file}`)
    edit(root, 'newer\n')
    expect(await publish(root, { prepare: derive })).toHaveProperty('commit')
    expect(git('show', 'origin/main:content/b.ts')).toBe('derived from newer\n')
    expect(git('rev-parse', 'main')).toBe(git('rev-parse', 'origin/main'))
    expect(git('status', '--porcelain')).toBe('')
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    expect(readJournal(root)).toEqual({ changes: [], published: Array(1 + sent).fill(expect.anything()) })
  },
)

test('killed before the answer of the remote came, and started without a network, it is finished when there is one', async () => {
  const { root, git, folder } = createProject()
  edit(root, 'new\n')
  await killAfter('push', () => publish(root, { prepare }))
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  git('remote', 'set-url', 'origin', '/nowhere')
  expect(await checkPublishing(root)).toHaveProperty('refused', expect.stringContaining('does not answer'))
  expect(() => undoLastChange(root)).toThrow('press Publish first')
  edit(root, 'newer\n')
  git('remote', 'set-url', 'origin', join(folder, 'remote.git'))
  expect(await publish(root, { prepare })).toHaveProperty('commit')
  expect(git('log', '--format=%s', 'origin/main').trim().split('\n')).toHaveLength(3)
  expect(git('status', '--porcelain')).toBe('')
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
