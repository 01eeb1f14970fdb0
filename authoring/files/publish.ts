import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tell } from '../../locales/owner.ts'
import { OwnerError, type Problem } from '../../owner-error.ts'
import { groupChanges, isCatalog, putBack, setAside } from './aside.ts'
import {
  type Change,
  dropChanges,
  type Edits,
  type FileChange,
  getEncoding,
  noteFound,
  readChanges,
  readFile,
  readJournal,
  saveChange,
  undoLastChange,
} from './journal.ts'

/** The reason why nothing is done, in the owner's words; `more` is answered beside them. */
export class Refusal extends OwnerError {
  readonly more: { details?: string; present?: string }

  constructor(code: Problem['code'], message: string, more: Refusal['more'] = {}) {
    super({ code, file: '', found: message })
    this.more = more
  }
}

/** The branch that takes the commits; `isAhead` if some of the editor's were not sent before. */
type Target = { remote: string; branch: string; isAhead: boolean }

/** A commit that was made here and that none has taken back since. */
export type Published = { commit: string; title: string }

/** The last line of the editor's commits, by which git knows them. */
const trailer = 'Made-with: npm run edit'

/** The files that commands make of the content. */
const derived = /^locales\/.*\.(po|ts|txt)$|^content\/(consent-hashes|course-changes)\.json$/

/**
 * Commits the files of the editor alone, with what is derived from them, and sends the commit. The derived files
 * are a change too, which is undone if the commit is not made. Changes that are not ticked stay saved.
 *
 * @param derive looks at the content, and plans what commands make of it
 * @param build refuses what the site cannot be built with
 * @param ticked the keys of groups of changes (authoring/files/aside.ts); without them all are sent
 * @throws Refusal
 */
export async function publish(
  root: string,
  derive: () => Promise<Edits>,
  build: () => Promise<void>,
  ticked?: string[],
): Promise<void> {
  const all = await dropCommitted(root)
  const groups = ticked && groupChanges(all).filter(({ key }) => ticked.includes(key))
  const changes = groups ? all.filter((change) => groups.some((group) => group.changes.includes(change))) : all
  const target = await findTarget(root)
  if (changes.length === 0 && !target.isAhead) throw new Refusal('nothing-to-publish', tell('refusals.publish.nothing'))
  // The entries of a catalog are put back among others, so nothing else may be in that file.
  const own = all.map((change) =>
    changes.includes(change) ? change : { ...change, files: change.files.filter(({ file }) => isCatalog(file)) },
  )
  await refuseForeignChanges(root, own)
  if (changes.length < all.length) setAside(root, all, changes)
  try {
    await send(root, target, derive, build)
  } finally {
    putBack(root)
  }
}

async function send(root: string, target: Target, derive: () => Promise<Edits>, build: () => Promise<void>) {
  const changes = readChanges(root)
  if (changes.length > 0) {
    const about = { page: '', id: 'derived', locale: '', before: '', after: tell('refusals.publish.derived') }
    const made = saveChange(root, about, await derive())
    try {
      await build()
      const files = readChanges(root).flatMap((change) => change.files.map(({ file }) => file))
      await commit(root, [...new Set(files)], describeChanges(changes))
    } catch (error) {
      if (made.length > 0) undoLastChange(root)
      throw error
    }
    await forgetCommitted(root)
  }
  await push(root, target)
}

/** Takes a commit of the editor back with another one, or brings back what such a one took away, and sends that. @throws Refusal */
export async function revert(root: string, hash: string): Promise<void> {
  const target = await findTarget(root)
  const entry = (await listPublished(root)).find((candidate) => candidate.commit === hash)
  if (!entry) throw new Refusal('not-published-here', tell('refusals.publish.notHere'))
  const files = (await git(root, 'show', '--name-only', '--no-renames', '--format=', '-z', hash)).output
    .split('\0')
    .filter(Boolean)
  const patch = join(root, '.netlify/edit.patch')
  await git(root, 'show', '--binary', '--no-renames', '--format=', `--output=${patch}`, hash)
  await mustGit(root, 'changed-later', tell('refusals.publish.later'), 'apply', '--reverse', '--index', patch)
  const [name = ''] = entry.title.split(/^(?:Take|Bring) back: /).slice(-1)
  const title = `${isTakenBack(entry) ? 'Bring' : 'Take'} back: ${name}`
  try {
    await commit(root, files, `${title}\n\nThis reverts commit ${hash}.`)
  } catch (error) {
    await git(root, 'apply', patch)
    throw error
  }
  await push(root, target)
}

export function isTakenBack({ title }: Published): boolean {
  return title.startsWith('Take back: ')
}

/** The last commits that were made here, the newest first. */
export async function listPublished(root: string): Promise<Published[]> {
  const { output } = await git(root, 'log', '-30', '--fixed-strings', `--grep=${trailer}`, '--format=%H%n%B%x00')
  const all = output.split('\0').flatMap((entry) => {
    const [hash = '', title = '', ...rest] = entry.trim().split('\n')
    const [, reverted] = /^This reverts commit (\w+)\.$/m.exec(rest.join('\n')) ?? []
    return hash ? [{ commit: hash, title, reverted }] : []
  })
  const reverted = new Set(all.map((entry) => entry.reverted))
  return all.filter((entry) => !reverted.has(entry.commit))
}

/** Takes the changes out of the journal that are none any more, once all are in it. @returns those that are left */
export async function dropCommitted(root: string): Promise<Change[]> {
  // The editor was ended while it published some.
  if (readJournal(root).aside) {
    await forgetCommitted(root)
    putBack(root)
  }
  return forgetCommitted(root)
}

async function forgetCommitted(root: string): Promise<Change[]> {
  const before = readChanges(root)
  const left = await leaveOutCommitted(root, before)
  const isSame = (one: Change) => (other: Change) => JSON.stringify(one) === JSON.stringify(other)
  const gone = before.filter((change) => !left.includes(change))
  if (gone.length > 0) dropChanges(root, (change) => gone.some(isSame(change)))
  return left
}

/** The saved changes whose result the last commit does not hold: none that was committed here or by hand, or taken back by hand. */
export async function listUnpublished(root: string): Promise<Change[]> {
  const { changes, aside } = readJournal(root)
  return [...(await leaveOutCommitted(root, changes)), ...(aside?.rest ?? [])]
}

async function leaveOutCommitted(root: string, changes: Change[]): Promise<Change[]> {
  const dirty = changes.length > 0 ? await listDirtyFiles(root) : undefined
  return dirty ? changes.filter(({ files }) => files.some(({ file }) => dirty.has(file))) : changes
}

/** The branch to publish to, where it can take a commit now. */
async function findTarget(root: string): Promise<Target> {
  const branch = (
    await mustGit(root, 'no-git', tell('refusals.publish.noGit'), 'rev-parse', '--abbrev-ref', 'HEAD')
  ).trim()
  if (branch === 'HEAD')
    throw new Refusal('no-branch', tell('refusals.publish.noBranch', { command: 'git switch main' }))
  const remotes = (await git(root, 'remote')).output.split('\n').filter(Boolean)
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (!remote) throw new Refusal('no-remote', tell('refusals.publish.noRemote', { command: 'git remote add origin …' }))
  const isSilent = tell('refusals.publish.silent', { remote })
  await mustGit(root, 'no-connection', isSilent, 'fetch', '--quiet', remote)
  const { output } = await git(root, 'rev-list', '--count', '--left-right', `${remote}/${branch}...HEAD`)
  const [behind = 0, ahead = 0] = output.split('\t').map(Number)
  if (behind > 0) throw new Refusal('behind', tell('refusals.publish.behind', { command: 'git pull' }))
  const foreign = ['--format=%h %s', '--fixed-strings', '--invert-grep', `--grep=${trailer}`]
  const others = ahead > 0 ? (await git(root, 'log', ...foreign, `${remote}/${branch}..HEAD`)).output : ''
  const refusal = tell('refusals.publish.foreignCommits', { command: 'git push' })
  if (others) throw new Refusal('foreign-commits', refusal, { details: others.trim() })
  return { remote, branch, isAhead: ahead > 0 }
}

/** Other people's unfinished work in the files of the editor would be published with them. */
async function refuseForeignChanges(root: string, changes: Change[]): Promise<void> {
  const dirty = (await listDirtyFiles(root)) ?? new Set()
  const all = changes.flatMap(({ files }) => files)
  const steps = Map.groupBy(all, ({ file }) => file)
  const refuse = (file: string) => {
    throw new Refusal('foreign-changes', tell('refusals.publish.foreignChanges', { file }))
  }
  const unfinished = [...dirty].find((file) => derived.test(file) && !steps.has(file))
  if (unfinished) refuse(unfinished)
  for (const [file, own] of steps) {
    if (!dirty.has(file)) continue
    const committed = await readCommitted(root, file)
    // A file that the editor created is the owner's, even if another program has changed it since.
    if (committed === null && own[0]?.before === null) continue
    const isWhole = own.slice(1).every(({ before }, index) => before === own[index]?.after)
    const isOwn = own.at(-1)?.after === readFile(root, file) && own.some(({ before }) => before === committed)
    if (!isWhole || !isOwn) refuse(file)
  }
}

/** Takes the owner's new and changed files into the journal that were written without the editor. @returns their names */
export async function takeIn(root: string): Promise<string[]> {
  const changes = await dropCommitted(root)
  const dirty = [...((await listDirtyFiles(root)) ?? [])].filter((file) => ownFolders.test(file))
  const found: Record<'first' | 'last', FileChange[]> = { first: [], last: [] }
  for (const file of dirty) {
    const steps = changes.flatMap(({ files }) => files.filter((each) => each.file === file))
    const [committed, present] = [await readCommitted(root, file), readFile(root, file)]
    const [begun, left] = [steps[0]?.before ?? null, steps.at(-1)?.after ?? null]
    if (steps.length === 0) found.last.push({ file, before: committed, after: present })
    else if (begun !== committed) found.first.push({ file, before: committed, after: begun })
    if (steps.length > 0 && left !== present) found.last.push({ file, before: left, after: present })
  }
  const names = [...new Set([...found.first, ...found.last].map(({ file }) => file))]
  noteFound(root, { page: '', id: 'files', locale: '', before: '', after: names.join(', ') }, found)
  return names
}

const ownFolders = /^(content|locales|examples|public)\//

/** A file of the last commit, as `readFile` has it. */
async function readCommitted(root: string, file: string): Promise<string | null> {
  const options = { cwd: root, encoding: getEncoding(file), maxBuffer: 64 * 1024 * 1024 } as const
  const read = promisify(execFile)('git', ['show', `HEAD:./${file}`], options)
  const { stdout } = await read.catch(() => ({ stdout: null }))
  return stdout
}

/** Commits these files, and nothing else that is staged. */
async function commit(root: string, files: string[], message: string): Promise<void> {
  const dirty = await listDirtyFiles(root)
  const own = files.filter((file) => dirty?.has(file))
  // New ones have to be known; those that are gone are.
  await git(root, 'add', '--', ...own.filter((file) => existsSync(join(root, file))))
  const { ok, problem } = await git(root, 'commit', '-q', '-m', `${message}\n\n${trailer}`, '--only', '--', ...own)
  if (ok) return
  await git(root, 'reset', '--quiet', '--', ...own)
  throw new Refusal('commit-refused', tell('refusals.publish.commit'), { details: problem })
}

async function push(root: string, { remote, branch }: Target): Promise<void> {
  const isUnsent = tell('refusals.publish.unsent')
  await mustGit(root, 'not-sent', isUnsent, 'push', '--quiet', '--set-upstream', remote, `HEAD:refs/heads/${branch}`)
}

function describeChanges(changes: Change[]): string {
  const pages = [...new Set(changes.map(({ page }) => page || 'the site'))]
  const named = pages.slice(0, 3).join(', ') + (pages.length > 3 ? ' …' : '')
  // A list, a field or a picture belongs to no language: its note says what was done.
  const lines = changes.map(({ id, locale, after }) => {
    const note = locale || after.replace(/\s+/g, ' ').slice(0, 80)
    return `- ${id}${note && ` (${note})`}`
  })
  return `Change the words of ${named}\n\n${[...new Set(lines)].join('\n')}`
}

/** The files that differ from the last commit; undefined where there is no git. */
async function listDirtyFiles(root: string): Promise<Set<string> | undefined> {
  const { ok, output } = await git(root, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames')
  return ok ? new Set(output.split('\0').map((line) => line.slice(3))) : undefined
}

/** Runs git where nothing can go on without it. @returns what it says */
async function mustGit(root: string, code: Problem['code'], refusal: string, ...args: string[]): Promise<string> {
  const { ok, output, problem } = await git(root, ...args)
  if (!ok) throw new Refusal(code, refusal, { details: problem })
  return output
}

/** Runs git in a folder, without asking for a password; `ok` is false where it ends with an error. No shell reads the arguments. */
async function git(root: string, ...args: string[]) {
  try {
    const { stdout } = await promisify(execFile)('git', args, {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    })
    return { ok: true, output: stdout, problem: '' }
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = Object(error)
    return { ok: false, output: String(stdout), problem: String(stderr || stdout || message).trim() }
  }
}
