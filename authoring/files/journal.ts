import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import * as v from 'valibot'

const content = v.nullable(v.string())

const changeSchema = v.strictObject({
  /** The path of the page on which it was made. */
  page: v.string(),
  /** The id of the text or the list. */
  id: v.string(),
  locale: v.string(),
  /** The words before and after, or what was done to a list, for people. */
  before: v.string(),
  after: v.string(),
  files: v.array(v.strictObject({ file: v.string(), before: content, after: content })),
})

/** A change that is saved and not published. */
export type Change = v.InferOutput<typeof changeSchema>

/** A file before and after a change; null where there is none. A picture is in base64. */
export type FileChange = Change['files'][number]

/** The new contents of files, by their paths from the root; null for one that goes away. A picture is in base64. */
export type Edits = Map<string, string | null>

/** The editor writes in these folders alone. */
const folders = ['content', 'locales', 'examples', 'public/media']

/** Git ignores it; it outlives the editor. */
const journal = '.netlify/edit.json'

/** A file that is being written; what a kill has left of it is written over. */
const draft = '.netlify/edit.tmp'

/** The changes that are written and not published, the oldest first. */
export function readChanges(root: string): Change[] {
  const path = join(root, journal)
  // An earlier editor noted here what it published too; git knows that.
  return existsSync(path)
    ? v.parse(v.object({ changes: v.array(changeSchema) }), JSON.parse(readFileSync(path, 'utf8'))).changes
    : []
}

export function writeChanges(root: string, changes: Change[]) {
  writeFile(root, journal, JSON.stringify({ changes }))
}

/**
 * Writes all files of a change or none. It is noted before the first is written: whatever ends this process meanwhile, Undo puts
 * back what was written.
 *
 * @param isPart of one that is made in several: it goes on with the last change, where that has this id and stands as it was left
 * @returns what has changed
 * @throws Error for a file outside of the folders that the editor may write
 */
export function saveChange(root: string, about: Omit<Change, 'files'>, edits: Edits, isPart = false): FileChange[] {
  const files = [...edits].flatMap(([file, after]) => {
    assertAllowed(file, root)
    const before = readFile(root, file)
    return before === after ? [] : [{ file, before, after }]
  })
  if (files.length === 0) return []
  const changes = readChanges(root)
  const last = changes.at(-1)
  const isMore = isPart && last?.id === about.id && last.files.every((each) => readFile(root, each.file) === each.after)
  const whole = new Map((isMore ? (changes.pop()?.files ?? []) : []).map((each) => [each.file, each]))
  for (const each of files) whole.set(each.file, { ...each, before: (whole.get(each.file) ?? each).before })
  writeChanges(root, [...changes, { ...about, files: [...whole.values()] }])
  try {
    for (const { file, after } of files) writeFile(root, file, after)
  } catch (error) {
    undoLastChange(root)
    throw error
  }
  return files
}

/**
 * Takes the last change back, byte for byte.
 *
 * @returns it; undefined where there is none
 * @throws Error where a file is neither as the change left it nor as it was before
 */
export function undoLastChange(root: string): Change | undefined {
  const changes = readChanges(root)
  const change = changes.at(-1)
  if (!change) return undefined
  const other = change.files.find(({ file, before, after }) => ![before, after].includes(readFile(root, file)))
  if (other) throw new Error(`${other.file} was changed outside of the editor since; it is left as it is.`)
  for (const { file, before } of change.files) writeFile(root, file, before)
  writeChanges(root, changes.slice(0, -1))
  return change
}

/** Reads a file as `Edits` has it; null if there is none. */
export function readFile(root: string, file: string): string | null {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, getEncoding(file)) : null
}

/** Writes a file whole or not at all. */
export function writeFile(root: string, file: string, text: string | null) {
  const path = join(root, file)
  if (text === null) {
    rmSync(path, { force: true })
  } else if (text !== readFile(root, file)) {
    for (const each of [file, draft]) mkdirSync(dirname(join(root, each)), { recursive: true })
    writeFileSync(join(root, draft), text, getEncoding(file))
    renameSync(join(root, draft), path)
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

function getEncoding(file: string): 'base64' | 'utf8' {
  return file.startsWith('public/media/') ? 'base64' : 'utf8'
}
