import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { postSlugs } from '../../content/posts.ts'
import { serviceSlugs } from '../../content/slugs.ts'
import { type Edits, type FileChange, saveChange } from './journal.ts'

/** Of whatever owner. */
export const serviceSlug = serviceSlugs[0] ?? ''
export const postSlug = postSlugs[0] ?? ''

/** A copy of the content and its catalogs for one test, in a folder of its own. */
export function copyContent(): { root: string; read: (file: string) => string } {
  const root = mkdtempSync(join(tmpdir(), 'edit-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['content', 'locales']) cpSync(folder, join(root, folder), { recursive: true })
  mkdirSync(join(root, 'public'))
  return { root, read: (file) => readFileSync(join(root, file), 'utf8') }
}

/** Saves a change as the routes do; `undoLastChange` takes it back. */
export function writeFiles(edits: Edits, root: string): FileChange[] {
  return saveChange(root, { page: '/', id: 'a.b', locale: 'en', before: 'old', after: 'new' }, edits)
}

/** A project with `content/a.ts` and `content/b.ts`, cloned from a bare repository. */
export function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const run = (root: string, ...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  const root = join(folder, 'clone')
  run(folder, 'init', '-q', '--bare', '-b', 'main', 'remote.git')
  run(folder, 'clone', '-q', 'remote.git', 'clone')
  const git = (...args: string[]) => run(root, ...args)
  for (const [name, value] of [
    ['user.name', 'Owner'],
    ['user.email', 'owner@example.com'],
  ])
    git('config', name ?? '', value ?? '')
  git('checkout', '-q', '-B', 'main')
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/a.ts'), 'old\n')
  writeFileSync(join(root, 'content/b.ts'), 'b\n')
  writeFileSync(join(root, '.gitignore'), '.netlify/\n')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  git('push', '-q', '-u', 'origin', 'main')
  return { folder, root, git, run }
}
