import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type Change, type FileChange, readJournal, writeJournal } from './journal.ts'

export type { FileChange }

/** What files shall hold, by their paths from the root; null for one that goes away. A picture is in base64. */
export type Edits = Map<string, string | null>

const folders = ['content', 'locales', 'public/media']

/**
 * Writes all files or none: each to a temporary one first, which then takes its place. Until the change is noted or taken back, the
 * journal has what a start after a kill takes back.
 *
 * @returns what has changed
 * @throws Error for a file outside of the folders that the editor may write
 */
export function writeFiles(edits: Edits, root: string): FileChange[] {
  const changes = [...edits].flatMap(([file, after]) => {
    assertAllowed(file, root)
    const before = readContent(root, file)
    return before === after ? [] : [{ file, before, after }]
  })
  if (changes.length > 0) writeJournal(root, { writing: changes })
  replaceAll(changes, root)
  return changes
}

/** Takes back what is written and cannot be noted. */
export function takeBack(changes: FileChange[], root: string) {
  undoFiles(changes, root)
  try {
    writeJournal(root, { writing: undefined })
  } catch {} // The next change or start has nothing to take back.
}

/**
 * Takes the last change back, byte for byte.
 *
 * @returns it; undefined where there is none
 */
export function undoLastChange(root: string): Change | undefined {
  const { changes, sending } = readJournal(root)
  const change = changes.at(-1)
  if (!change) return undefined
  if (sending) throw new Error('The last publishing was cut short, and may hold this change: press Publish first.')
  const back = reverse(change.files)
  assertUntouched(change.files, root)
  writeJournal(root, { writing: back })
  undoFiles(change.files, root)
  try {
    writeJournal(root, { changes: changes.slice(0, -1), writing: undefined })
  } catch (error) {
    undoFiles(back, root)
    throw error
  }
  return change
}

/** Puts back what an editor had begun to write when it was killed, but for what was changed by hand since. */
export function finishWriting(root: string) {
  const { writing } = readJournal(root)
  if (!writing) return
  clearBeside(writing, root)
  const written = writing.filter(({ file, after }) => readContent(root, file) === after)
  replaceAll(reverse(written), root)
  removeEmptyFolders(
    writing.map(({ file }) => file),
    root,
  )
  writeJournal(root, { writing: undefined })
}

/**
 * Puts the bytes from before a change back.
 *
 * @throws Error where a file is not as the change left it
 */
export function undoFiles(changes: FileChange[], root: string) {
  assertUntouched(changes, root)
  replaceAll(reverse(changes), root)
}

function assertUntouched(changes: FileChange[], root: string) {
  const other = changes.find(({ file, after }) => readContent(root, file) !== after)
  if (other) throw new Error(`${other.file} was changed outside of the editor since; it is left as it is.`)
}

function reverse(changes: FileChange[]): FileChange[] {
  return changes.map(({ file, before, after }) => ({ file, before: after, after: before }))
}

function listBeside(file: string, root: string): [before: string, editing: string] {
  return [join(root, `${file}.before`), join(root, `${file}.editing`)]
}

function clearBeside(changes: FileChange[], root: string) {
  for (const path of changes.flatMap(({ file }) => listBeside(file, root))) if (existsSync(path)) rmSync(path)
}

/** Until the last file has taken its place, each old one stands beside it: going back needs no room on the disk. */
function replaceAll(changes: FileChange[], root: string) {
  const done: FileChange[] = []
  try {
    for (const { file, before, after } of changes) {
      const [old, editing] = listBeside(file, root)
      mkdirSync(dirname(old), { recursive: true })
      if (before !== null) copyFileSync(join(root, file), old)
      if (after !== null) writeFileSync(editing, after, getEncoding(file))
    }
    for (const change of changes) {
      const [, editing] = listBeside(change.file, root)
      if (change.after === null) rmSync(join(root, change.file))
      else renameSync(editing, join(root, change.file))
      done.push(change)
    }
  } catch (error) {
    for (const { file, before } of done) {
      if (before === null) rmSync(join(root, file))
      else renameSync(listBeside(file, root)[0], join(root, file))
    }
    throw error
  } finally {
    clearBeside(changes, root)
    removeEmptyFolders(
      changes.map(({ file }) => file),
      root,
    )
  }
}

/** A post, an issue and the pictures have folders that go away with their last file. */
export function removeEmptyFolders(files: string[], root: string) {
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const path = join(root, folder)
    const isOwn = /^(content\/(blog|newsletter)\/[^/]+|public\/media)$/.test(folder)
    if (isOwn && existsSync(path) && readdirSync(path).length === 0) rmdirSync(path)
  }
}

/** Links are followed, so that none leads out of the folders. */
function assertAllowed(file: string, root: string) {
  const path = resolve(root, file)
  let present = path
  while (!existsSync(present)) present = dirname(present)
  const real = join(realpathSync(present), relative(present, path))
  const allowed = folders.map((folder) => join(realpathSync(root), folder) + sep)
  if (!allowed.some((folder) => real.startsWith(folder))) throw new Error(`${file} is not the editor's to write.`)
}

/** What a file holds, as `Edits` has it; null where there is none. */
export function readContent(root: string, file: string): string | null {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, getEncoding(file)) : null
}

function getEncoding(file: string): 'base64' | 'utf8' {
  return file.startsWith('public/media/') ? 'base64' : 'utf8'
}
