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

/** What files shall hold, by their paths from the root; null for one that goes away. A picture is in base64. */
export type Edits = Map<string, string | null>

/** A file before and after a change; null where there is none. */
export type FileChange = { file: string; before: string | null; after: string | null }

const folders = ['content', 'locales', 'public/media']

/**
 * Writes all files or none: each to a temporary one first, which then takes its place.
 *
 * @returns what has changed, for `undoFiles`
 * @throws Error for a file outside of the folders that the editor may write
 */
export function writeFiles(edits: Edits, root: string): FileChange[] {
  const changes = [...edits].flatMap(([file, after]) => {
    assertAllowed(file, root)
    const before = readContent(root, file)
    return before === after ? [] : [{ file, before, after }]
  })
  replaceAll(changes, root)
  return changes
}

/**
 * Puts the bytes from before a change back.
 *
 * @throws Error where a file is not as the change left it
 */
export function undoFiles(changes: FileChange[], root: string) {
  const other = changes.find(({ file, after }) => readContent(root, file) !== after)
  if (other) throw new Error(`${other.file} was changed outside of the editor since; it is left as it is.`)
  replaceAll(
    changes.map(({ file, before, after }) => ({ file, before: after, after: before })),
    root,
  )
}

/** Until the last file has taken its place, each old one stands beside it: going back needs no room on the disk. */
function replaceAll(changes: FileChange[], root: string) {
  const beside = (file: string, name: string) => join(root, `${file}.${name}`)
  const done: FileChange[] = []
  try {
    for (const { file, before, after } of changes) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      if (before !== null) copyFileSync(join(root, file), beside(file, 'before'))
      if (after !== null) writeFileSync(beside(file, 'editing'), after, getEncoding(file))
    }
    for (const change of changes) {
      if (change.after === null) rmSync(join(root, change.file))
      else renameSync(beside(change.file, 'editing'), join(root, change.file))
      done.push(change)
    }
  } catch (error) {
    for (const { file, before } of done) {
      if (before === null) rmSync(join(root, file))
      else renameSync(beside(file, 'before'), join(root, file))
    }
    throw error
  } finally {
    const left = changes.flatMap(({ file }) => [beside(file, 'before'), beside(file, 'editing')])
    for (const path of left) if (existsSync(path)) rmSync(path)
    removeEmptyFolders(changes, root)
  }
}

/** A post, an issue and the pictures have folders that go away with their last file. */
function removeEmptyFolders(changes: FileChange[], root: string) {
  for (const folder of new Set(changes.map(({ file }) => dirname(file)))) {
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
