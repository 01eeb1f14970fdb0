import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { defaultLocale, localeCodes } from '../locales/locales.ts'
import { postSlugs } from '../model/kinds/posts.ts'
import { serviceSlugs } from '../model/kinds/slugs.ts'
import type { Problem } from '../owner-error.ts'
import { ownerFolder } from '../owner-files.ts'
import { type Edits, type FileChange, saveChange } from './files/journal.ts'

/** The first ones of whatever owner. */
export const otherLocale = localeCodes.find((locale) => locale !== defaultLocale) ?? defaultLocale
export const serviceSlug = serviceSlugs[0] ?? ''
export const postSlug = postSlugs[0] ?? ''

/**
 * A copy of the content and its catalogs for one test, in a folder of its own. Making hundreds of files takes longer than most tests,
 * so a copy that a test has used is put back to what it was, and serves another one.
 */
export function copyContent(): { root: string; read: (file: string) => string } {
  const copy = unused.pop() ?? createCopy()
  onTestFinished(() => {
    putBack(copy)
    unused.push(copy)
  })
  return { root: copy.root, read: (file) => readFileSync(join(copy.root, file), 'utf8') }
}

/** The bytes of its files, and all else that it holds, by their paths. */
type Copy = { root: string; entries: Map<string, Entry> }

type Entry = Buffer | 'folder' | 'link'

const unused: Copy[] = []

function createCopy(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'edit-'))
  for (const folder of ['content', 'locales'])
    cpSync(join(ownerFolder, folder), join(root, folder), { recursive: true })
  mkdirSync(join(root, 'public'))
  return { root, entries: readEntries(root) }
}

/** Compares all bytes, because a time of the disk may be the same before and after a change. */
function putBack({ root, entries }: Copy) {
  const present = readEntries(root)
  const nameKind = (entry: Entry | undefined) => (Buffer.isBuffer(entry) ? 'file' : entry)
  for (const [path, found] of present)
    if (nameKind(found) !== nameKind(entries.get(path))) rmSync(path, { recursive: true, force: true })
  for (const [path, entry] of entries) {
    const found = present.get(path)
    if (typeof entry === 'string') mkdirSync(path, { recursive: true })
    else if (typeof found !== 'object' || !found.equals(entry)) writeFileSync(path, entry)
  }
}

/** Follows no link, which a test may have set to anywhere. */
function readEntries(folder: string): Copy['entries'] {
  const entries = readdirSync(folder, { withFileTypes: true }).flatMap((entry): Array<[string, Entry]> => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return [[path, 'folder'], ...readEntries(path)]
    return [[path, entry.isFile() ? readFileSync(path) : 'link']]
  })
  return new Map(entries)
}

/** Matches an OwnerError that has a problem with this code, of this field where one is named. */
export function withCode(code: Problem['code'], field?: string) {
  return expect.objectContaining({
    problems: expect.arrayContaining([expect.objectContaining(field === undefined ? { code } : { code, field })]),
  })
}

/** Saves a change as the routes do; `undoLastChange` takes it back. */
export function writeFiles(edits: Edits, root: string): FileChange[] {
  return saveChange(root, { page: '/', id: 'a.b', locale: 'en', before: 'old', after: 'new' }, edits)
}

/** For calls that derive nothing from the content. */
export const planNothing = async (): Promise<Edits> => new Map()

const run = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

/** A project with `content/a.ts` and `content/b.ts`, cloned from a bare repository. */
export function createProject() {
  template ??= createTemplate()
  const folder = mkdtempSync(join(tmpdir(), 'publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(template, folder, { recursive: true })
  const root = join(folder, 'clone')
  return { folder, root, git: (...args: string[]) => run(root, ...args), run }
}

/** Made once and copied: each start of git takes its time. */
let template: string | undefined

function createTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'clone')
  run(folder, 'init', '-q', '--bare', '-b', 'main', 'remote.git')
  run(folder, 'init', '-q', '-b', 'main', 'clone')
  // From any copy of the folder.
  run(root, 'remote', 'add', 'origin', '../remote.git')
  run(root, 'config', 'user.name', 'Owner')
  run(root, 'config', 'user.email', 'owner@example.com')
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/a.ts'), 'old\n')
  writeFileSync(join(root, 'content/b.ts'), 'b\n')
  writeFileSync(join(root, '.gitignore'), '.netlify/\n')
  run(root, 'add', '-A')
  run(root, 'commit', '-qm', 'Begin')
  run(root, 'push', '-q', '-u', 'origin', 'main')
  return folder
}
