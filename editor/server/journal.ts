import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

const words = v.nullable(v.string())

const fileChangeSchema = v.strictObject({ file: v.string(), before: words, after: words })

/** A file before and after a change; null where there is none. A picture is in base64. */
export type FileChange = v.InferOutput<typeof fileChangeSchema>

const changeSchema = v.strictObject({
  /** Of the page on which it was made. */
  page: v.string(),
  /** What was changed: the id of a text or of a list. */
  id: v.string(),
  locale: v.string(),
  /** The words before and after, or what was done to a list, for people. */
  before: v.string(),
  after: v.string(),
  files: v.array(fileChangeSchema),
})

/** A change that is saved and not published. */
export type Change = v.InferOutput<typeof changeSchema>

/** A change that is published, by its commit. */
const publishedSchema = v.strictObject({ commit: v.string(), title: v.string(), changes: v.number() })

const sendingSchema = v.strictObject({
  /** The copy of the project in which the commit is made. */
  folder: v.string(),
  /** What it is based on. */
  head: v.string(),
  /** Before it is sent. */
  commit: v.optional(v.string()),
  title: v.string(),
  /** How many of the first changes it holds. */
  changes: v.number(),
  /** The commit that it takes back. */
  reverts: v.optional(v.string()),
})

const journalSchema = v.strictObject({
  changes: v.array(changeSchema),
  published: v.array(publishedSchema),
  /** Files that are being written, so that a process that is killed leaves none half changed (`finishWriting`). */
  writing: v.optional(v.array(fileChangeSchema)),
  /** What is being published (`finishSending`). */
  sending: v.optional(sendingSchema),
})

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

/** @param part what changes of it */
export function writeJournal(root: string, part: Partial<Journal>) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const path = join(root, file)
  // Half a journal would be none.
  writeFileSync(`${path}.new`, JSON.stringify({ ...readJournal(root), ...part }))
  renameSync(`${path}.new`, path)
}

/** Adds a change whose files are written. */
export function noteChange(root: string, change: Change) {
  writeJournal(root, { changes: [...readJournal(root).changes, change], writing: undefined })
}
