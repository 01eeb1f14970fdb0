import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { tell } from '../../locales/owner.ts'
import { readFile, writeFile } from '../files/journal.ts'
import { readJson } from '../setup/pieces.ts'
import { readFirstLanguage } from '../setup/rewrite.ts'
import { mergeFile } from './merge-files.ts'

const title = 'Upgrade the engine to'

/** At the end of the title until the release is checked, because a computer is shut in between. */
const unchecked = ' (not checked yet)'

/** The owner's folders, which are merged by what they say; git merges all other files. */
const folders = 'content/**/*.*,locales/*/content/*.po,locales/words.txt,examples/**/*.*,public/media/*'.split(',')

/** The engine's release that an owner's site can go to; `read`: legal texts that have changed; `own`: files kept though the engine changed them. */
export type Upgrade = { release: string; read: string[]; own: string[] }

/**
 * Merges a release of the engine into the owner's site, as a commit of its own.
 *
 * @param from a remote, an address or a folder: without it the remote `engine`
 * @param to a tag, a branch or a commit: without it the newest tag there, or what it has checked out
 * @throws Error that says what stands in the way; everything is as before then
 */
export function upgrade(root: string, { from, to }: { from?: string | undefined; to?: string | undefined }): Upgrade {
  const git = openGit(root)
  if (git('log', '-1', '--format=%s').endsWith(unchecked)) {
    console.log(tell('upgrade.anew', { command: 'git stash pop' }))
    git('stash', 'push', '--quiet', '--include-untracked')
    git('reset', '--quiet', '--hard', 'HEAD^1')
  }
  if (git('status', '--porcelain') !== '') throw new Error(tell('upgrade.dirty'))
  const { release, commit } = fetchRelease(git, from, to)
  const base = git('merge-base', 'HEAD', commit)
  if (base === commit) throw new Error(tell('upgrade.has', { release }))
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const [before, own, after] = [join(folder, 'before'), join(folder, 'own'), join(folder, 'after')]
  try {
    addWorktree(git, before, base)
    addWorktree(git, after, commit)
    const committed = new Set(git('ls-files', '-z').split('\0'))
    for (const file of listOwnFiles(root).filter((each) => committed.has(each)))
      cpSync(join(root, file), join(own, file), { recursive: true })
    for (const path of [before, after]) writeInFirstLanguage(path, root)
    // The new release knows which shapes have changed.
    const migration = join(after, 'authoring/upgrade/migrate.ts')
    if (existsSync(migration)) for (const path of [before, own]) execFileSync(process.execPath, [migration, path])
    const merged = mergeOwnFiles(own, before, after)
    mergeCode(git, commit, release)
    // Git brings beside these those of another language, and what was taken out.
    for (const file of listOwnFiles(root)) if (!merged.files.has(file)) rmSync(join(root, file))
    for (const [file, text] of merged.files) writeFile(root, file, text ?? null)
    git('add', '--all')
    git('commit', '--quiet', '--no-verify', '--message', `${title} ${release}${unchecked}`)
    return { release, read: merged.read, own: merged.own }
  } catch (error) {
    if (existsSync(join(root, git('rev-parse', '--git-path', 'MERGE_HEAD')))) git('merge', '--abort')
    throw error
  } finally {
    for (const path of [before, after].filter(existsSync)) git('worktree', 'remove', '--force', path)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Does something in a folder with the release that the last commit has taken in, as it is without the owner's files. */
export function withRelease<Result>(root: string, work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const git = openGit(root)
  addWorktree(git, folder, 'HEAD^2')
  try {
    return work(folder)
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}

/** Takes into the commit of an upgrade what the commands of the new release wrote, and calls it checked. */
export function amendUpgrade(root: string) {
  const git = openGit(root)
  git('add', '--all')
  const [message] = git('log', '-1', '--format=%s').split(unchecked)
  git('commit', '--quiet', '--no-verify', '--amend', '--message', String(message))
}

/** Takes the last upgrade back, if nothing has been committed since. */
export function undoUpgrade(root: string): string {
  const git = openGit(root)
  const last = git('log', '-1', '--format=%s')
  if (!last.startsWith(title)) throw new Error(tell('upgrade.other', { commit: last }))
  if (git('status', '--porcelain') !== '') throw new Error(tell('upgrade.dirty'))
  git('reset', '--quiet', '--hard', 'HEAD^1')
  return last
}

type Git = ReturnType<typeof openGit>

function openGit(cwd: string) {
  return (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
}

function addWorktree(git: Git, path: string, version: string) {
  git('worktree', 'add', '--quiet', '--detach', path, version)
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'), 'junction')
}

function fetchRelease(git: Git, from = 'engine', to?: string) {
  if (from === 'engine' && !git('remote').split('\n').includes(from)) throw new Error(tell('upgrade.unknown'))
  try {
    git('fetch', '--quiet', '--tags', from, to ?? 'HEAD')
  } catch (error) {
    throw new Error(tell('upgrade.unreachable', { from }), { cause: error })
  }
  const fetched = git('rev-parse', 'FETCH_HEAD^{commit}')
  const tag =
    to ?? git('tag', '--merged', fetched, '--sort=-version:refname', '--sort=-creatordate').split('\n').find(Boolean)
  const release = tag ?? fetched.slice(0, 12)
  return { release, commit: to || !tag ? fetched : git('rev-parse', `${tag}^{commit}`) }
}

/** A release comes in the language of the engine; its own setup puts it into that of the owner. */
function writeInFirstLanguage(release: string, root: string) {
  const first = readFirstLanguage(root)
  const { languages } = readJson('content/site.json', release)
  const known = Array.isArray(languages) ? languages.map(String) : []
  if (known[0] === first || !known.includes(first)) return
  const answers = join(release, 'answers.json')
  writeFileSync(answers, JSON.stringify({ languages: [first, ...known.filter((code) => code !== first)] }))
  const options = { cwd: release, env: { ...process.env, SITE_FOLDER: '' }, stdio: 'pipe' } as const
  execFileSync(process.execPath, ['scripts/setup.ts', '--answers', answers], options)
  rmSync(answers)
}

function mergeOwnFiles(root: string, before: string, after: string) {
  const files = new Map<string, string | undefined>()
  const [legal, kept]: [string[], string[]] = [[], []]
  for (const file of new Set([root, before, after].flatMap(listOwnFiles))) {
    const [base, own, engine] = [before, root, after].map((path) => readFile(path, file) ?? undefined)
    const merged = mergeFile(file, { base, own, engine })
    files.set(file, merged)
    if (base === engine) continue
    if (/^content\/legal\//.test(file)) legal.push(file)
    if (merged === own && own !== undefined && own !== base) kept.push(file)
  }
  return { files, read: legal.sort(), own: kept.sort() }
}

function listOwnFiles(path: string): string[] {
  const files = globSync(folders, { cwd: path, exclude: (name) => name.endsWith('schemas') })
  return files.map((file) => file.replaceAll('\\', '/'))
}

/** Starts the merge. @throws Error that names the engine's files that the owner has changed too */
function mergeCode(git: Git, commit: string, release: string) {
  try {
    git('merge', '--quiet', '--no-commit', '--no-ff', commit)
  } catch {
    const conflicts = [...new Set(git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean))]
    const own = /^(content|examples|public\/media)\/|^locales\/(..\/content\/|words\.txt$)/
    const foreign = conflicts.filter((file) => !own.test(file))
    if (foreign.length > 0) throw new Error(tell('upgrade.conflict', { files: foreign.join(', ') }))
    if (conflicts.length === 0) throw new Error(tell('upgrade.unmerged', { release }))
  }
}
