import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
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
import { dirname, join, resolve } from 'node:path'
import { tell } from '../../locales/owner.ts'
import { getEncoding } from '../files/journal.ts'
import { readJson } from '../setup/pieces.ts'
import { readFirstLanguage } from '../setup/rewrite.ts'
import { mergeFile } from './merge-files.ts'

const title = 'Upgrade the engine to'

/** The owner's folders, which are merged by what they say; git merges all other files. */
const folders = 'content/**/*.*,locales/*/content/*.po,locales/words.txt,examples/**/*.*,public/media/*'.split(',')

/** The engine's release that an owner's site can go to; `read`: legal texts that have changed; `own`: files kept though the engine changed them. */
export type Upgrade = { release: string; read: string[]; own: string[] }

/**
 * Merges a release of the engine into the owner's site, as a commit of its own.
 *
 * @param release a tag or a commit; without one the newest tag of the remote `engine`, or its main branch
 * @throws Error that says what stands in the way; everything is as before then
 */
export function upgrade(root: string, release?: string): Upgrade {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  if (git('status', '--porcelain') !== '') throw new Error(tell('upgrade.dirty'))
  const target = release ?? findRelease(git)
  const base = git('merge-base', 'HEAD', target)
  if (base === git('rev-parse', `${target}^{commit}`)) throw new Error(tell('upgrade.has', { release: target }))
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const [before, own, after] = [join(folder, 'before'), join(folder, 'own'), join(folder, 'after')]
  try {
    for (const [path, commit] of [
      [before, base],
      [after, target],
    ] as const) {
      git('worktree', 'add', '--quiet', '--detach', path, commit)
      symlinkSync(resolve('node_modules'), join(path, 'node_modules'), 'junction')
    }
    const committed = new Set(git('ls-files', '-z').split('\0'))
    for (const file of listOwnFiles(root).filter((each) => committed.has(each))) {
      mkdirSync(dirname(join(own, file)), { recursive: true })
      copyFileSync(join(root, file), join(own, file))
    }
    for (const path of [before, after]) writeInFirstLanguage(path, root)
    // The new release knows which shapes have changed.
    const migration = join(after, 'authoring/upgrade/migrate.ts')
    if (existsSync(migration)) for (const path of [before, own]) execFileSync(process.execPath, [migration, path])
    const merged = mergeOwnFiles(own, before, after)
    mergeCode(git, target)
    // Git brings beside these those of another language, and what was taken out.
    for (const file of listOwnFiles(root)) if (!merged.files.has(file)) rmSync(join(root, file))
    for (const [file, text] of merged.files) {
      if (text === undefined) rmSync(join(root, file), { force: true })
      else {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text, getEncoding(file))
      }
    }
    git('add', '--all')
    git('commit', '--quiet', '--no-verify', '--message', `${title} ${target}`)
    return { release: target, read: merged.read, own: merged.own }
  } catch (error) {
    if (existsSync(join(root, git('rev-parse', '--git-path', 'MERGE_HEAD')))) git('merge', '--abort')
    throw error
  } finally {
    for (const path of [before, after].filter(existsSync)) git('worktree', 'remove', '--force', path)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes the last upgrade back, if nothing has been committed since. */
export function undoUpgrade(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const last = git('log', '-1', '--format=%s')
  if (!last.startsWith(title)) throw new Error(tell('upgrade.other', { commit: last }))
  if (git('status', '--porcelain') !== '') throw new Error(tell('upgrade.dirty'))
  git('reset', '--quiet', '--hard', 'HEAD^1')
  return last
}

function findRelease(git: (...args: string[]) => string): string {
  if (!git('remote').split('\n').includes('engine')) throw new Error(tell('upgrade.unknown'))
  git('fetch', '--quiet', '--tags', 'engine')
  const tags = git('tag', '--merged', 'engine/main', '--sort=-creatordate').split('\n').filter(Boolean)
  return tags[0] ?? 'engine/main'
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
  const read = (path: string, file: string) =>
    existsSync(join(path, file)) ? readFileSync(join(path, file), getEncoding(file)) : undefined
  const files = new Map<string, string | undefined>()
  const [legal, own]: [string[], string[]] = [[], []]
  for (const file of new Set([root, before, after].flatMap(listOwnFiles))) {
    const texts = { base: read(before, file), own: read(root, file), engine: read(after, file) }
    const merged = mergeFile(file, texts)
    files.set(file, merged)
    if (texts.base === texts.engine) continue
    if (/^content\/legal\//.test(file)) legal.push(file)
    if (merged === texts.own && texts.own !== undefined && texts.own !== texts.base) own.push(file)
  }
  return { files, read: legal.sort(), own: own.sort() }
}

function listOwnFiles(path: string): string[] {
  return globSync(folders, { cwd: path, exclude: (name) => name.endsWith('schemas') }).map((file) =>
    file.replaceAll('\\', '/'),
  )
}

/** Starts the merge. @throws Error that names the engine's files that the owner has changed too */
function mergeCode(git: (...args: string[]) => string, target: string) {
  try {
    git('merge', '--quiet', '--no-commit', '--no-ff', target)
  } catch {
    const conflicts = [...new Set(git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean))]
    const foreign = conflicts.filter(
      (file) => !/^(content|examples|public\/media)\/|^locales\/(..\/content\/|words\.txt$)/.test(file),
    )
    if (foreign.length > 0) throw new Error(tell('upgrade.conflict', { files: foreign.join(', ') }))
    if (conflicts.length === 0) throw new Error(tell('upgrade.unmerged', { release: target }))
  }
}
