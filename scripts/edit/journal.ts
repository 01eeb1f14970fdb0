import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { type FileChange, undoFiles } from './files.ts'

const words = v.nullable(v.string())

const changeSchema = v.strictObject({
  /** Of the page on which it was made. */
  page: v.string(),
  /** What was changed: the id of a text or of a list. */
  id: v.string(),
  locale: v.string(),
  /** The words before and after, or what was done to a list, for people. */
  before: v.string(),
  after: v.string(),
  files: v.array(v.strictObject({ file: v.string(), before: words, after: words })),
})

/** A change that is saved and not published. */
export type Change = v.InferOutput<typeof changeSchema>

/** A change that is published, by its commit. */
const publishedSchema = v.strictObject({ commit: v.string(), title: v.string(), changes: v.number() })

const journalSchema = v.strictObject({ changes: v.array(changeSchema), published: v.array(publishedSchema) })

export type Journal = v.InferOutput<typeof journalSchema>

/** Git ignores it. */
const file = '.netlify/edit.json'

/** What the editor has written and not published, the oldest first; it outlives the editor. */
export function readJournal(root: string): Journal {
  const path = join(root, file)
  return existsSync(path)
    ? v.parse(journalSchema, JSON.parse(readFileSync(path, 'utf8')))
    : { changes: [], published: [] }
}

export function writeJournal(root: string, journal: Journal) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const path = join(root, file)
  // Half a journal would be none.
  writeFileSync(`${path}.new`, JSON.stringify(journal))
  renameSync(`${path}.new`, path)
}

export function noteChange(root: string, change: Change) {
  const { changes, published } = readJournal(root)
  writeJournal(root, { changes: [...changes, change], published })
}

/**
 * Takes the last change back, byte for byte.
 *
 * @returns the files that it wrote; undefined where there is no change
 */
export function undoLastChange(root: string): { change: Change; files: FileChange[] } | undefined {
  const { changes, published } = readJournal(root)
  const change = changes.at(-1)
  if (!change) return undefined
  undoFiles(change.files, root)
  try {
    writeJournal(root, { changes: changes.slice(0, -1), published })
  } catch (error) {
    undoFiles(
      change.files.map(({ file, before, after }) => ({ file, before: after, after: before })),
      root,
    )
    throw error
  }
  return { change, files: change.files }
}
