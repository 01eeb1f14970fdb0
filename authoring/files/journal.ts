import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { explainDisk } from '../../owner-error.ts'
import { say } from '../../owner-words.ts'

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

const journalSchema = v.object({
  changes: v.array(changeSchema),
  /** Changes that authoring/files/aside.ts has taken out of the files for a while. */
  aside: v.optional(
    v.object({
      /** The id of the process that publishes. */
      by: v.number(),
      /** All changes as they were, those that stay, those that were taken out, and their files before that. */
      all: v.array(changeSchema),
      left: v.array(changeSchema),
      rest: v.array(changeSchema),
      snapshot: v.array(v.tuple([v.string(), content])),
    }),
  ),
})

export type Journal = v.InferOutput<typeof journalSchema>

/** A file before and after a change; null where there is none. A picture is in base64. */
export type FileChange = Change['files'][number]

/** The new contents of files, by their paths from the root; null for one that goes away. A picture is in base64. */
export type Edits = Map<string, string | null>

/** The editor writes in these folders alone. */
const folders = ['content', 'locales', 'examples', 'public/media']

/** Git ignores it; it outlives the editor. */
const journal = '.netlify/edit.json'

/** An empty database, whose lock the process has that reads and writes the journal. */
const lock = '.netlify/edit-lock.db'

/** The changes that are written and not published, the oldest first. */
export function readChanges(root: string): Change[] {
  return readJournal(root).changes
}

export function readJournal(root: string): Journal {
  const path = join(root, journal)
  // An earlier editor noted here what it published too; git knows that.
  return existsSync(path) ? v.parse(journalSchema, JSON.parse(readFileSync(path, 'utf8'))) : { changes: [] }
}

/** Writes what is made of the journal as it is then. */
export function writeJournal(root: string, change: (before: Journal) => Journal): void {
  withLock(root, () => writeFile(root, journal, JSON.stringify(change(readJournal(root)))))
}

function writeChanges(root: string, changes: Change[]) {
  writeFile(root, journal, JSON.stringify({ ...readJournal(root), changes }))
}

/** Takes changes out of the journal, and leaves what another program has noted there meanwhile. */
export function dropChanges(root: string, isDropped: (change: Change) => boolean) {
  writeJournal(root, ({ changes, ...rest }) => ({ ...rest, changes: changes.filter((change) => !isDropped(change)) }))
}

/** Keeps other programs from the journal while this one reads and writes it. The system gives the lock back with the process, however that ends. */
function withLock<Result>(root: string, work: () => Result): Result {
  const path = join(root, lock)
  mkdirSync(dirname(path), { recursive: true })
  // A disk that cannot be written says so in its own words here.
  writeFileSync(path, '', { flag: 'a' })
  using database = new DatabaseSync(path, { timeout: patience })
  try {
    database.exec('begin exclusive')
  } catch (error) {
    throw Object(error).errcode === busy ? new Error(say('problems.lock')) : error
  }
  return work()
}

/** Milliseconds in which another program can have finished its change. */
const patience = 10_000

/** https://www.sqlite.org/rescode.html#busy */
const busy = 5

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Object(error).code === 'EPERM'
  }
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
  return withLock(root, () => writeChange(root, about, edits, isPart))
}

function writeChange(root: string, about: Omit<Change, 'files'>, edits: Edits, isPart: boolean): FileChange[] {
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
    takeBack(root)
    throw error
  }
  return files
}

/** Takes the last change back, byte for byte; undefined if there is none. @throws Error where a file has changed since */
export function undoLastChange(root: string): Change | undefined {
  return withLock(root, () => takeBack(root))
}

/** Notes changes that were made without the editor, before those of the journal and after them. */
export function noteFound(root: string, about: Omit<Change, 'files'>, found: Record<'first' | 'last', FileChange[]>) {
  const toChange = (files: FileChange[]) => (files.length > 0 ? [{ ...about, files }] : [])
  withLock(root, () => writeChanges(root, [...toChange(found.first), ...readChanges(root), ...toChange(found.last)]))
}

function takeBack(root: string): Change | undefined {
  const changes = readChanges(root)
  const change = changes.at(-1)
  if (!change) return undefined
  const other = change.files.find(({ file, before, after }) => ![before, after].includes(readFile(root, file)))
  if (other) throw new Error(say('problems.outside', { file: other.file }))
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
    // On the same disk, and of this write alone.
    const draft = join(root, `.netlify/edit-${randomUUID()}.tmp`)
    try {
      for (const each of [path, draft]) mkdirSync(dirname(each), { recursive: true })
      writeFileSync(draft, text, getEncoding(file))
      renameSync(draft, path)
    } catch (error) {
      const words = explainDisk(error, file)
      throw words ? new Error(words) : error
    } finally {
      rmSync(draft, { force: true })
    }
  }
}

/** Links are followed, so that none leads out of the folders. */
function assertAllowed(file: string, root: string) {
  const reserved = file.split('/').find((part) => /^(con|nul|aux|prn|com\d|lpt\d)(\.|$)/i.test(part))
  if (reserved) throw new Error(say('problems.reserved', { name: reserved }))
  const path = resolve(root, file)
  let present = path
  while (!existsSync(present)) present = dirname(present)
  const real = join(realpathSync(present), relative(present, path))
  const allowed = folders.map((folder) => join(realpathSync(root), folder) + sep)
  if (!allowed.some((folder) => real.startsWith(folder))) throw new Error(`${file} is not the editor's to write.`)
}

export function getEncoding(file: string): 'base64' | 'utf8' {
  return file.startsWith('public/') ? 'base64' : 'utf8'
}
