import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { splitFile } from '../../content/front-matter.ts'
import { getIssue } from '../../content/issues.ts'
import { issueSchema } from '../../content/newsletter-file.ts'
import { postSchema } from '../../content/post-file.ts'
import { getPost } from '../../content/posts.ts'
import { documents } from '../../scripts/texts/documents.ts'
import type { DocumentPart } from './document-parts.ts'
import { type Field, listSchemaFields } from './fields.ts'
import type { Edits } from './files.ts'

const hints: Record<string, string> = {
  date: 'The day that it shows. Until then the public site leaves it out.',
  approved: 'The day on which you have read it as it is. The public site leaves out what you have not approved.',
  draft: 'Yes: it is not finished, and the public site leaves it out.',
  updated: 'The day of the last change of what it says.',
  services: 'The services that the post leads to.',
  fallback: 'en: readers without their language get the English text. Else they get nothing.',
}

/** The facts in the front matter of a post or an issue, each on a line of its own. */
export function listDocumentFields({ kind, slug, textId }: DocumentPart): Field[] {
  const words: readonly string[] = documents[kind].parts
  const [schema, value] = kind === 'post' ? [postSchema, getPost(slug)] : [issueSchema, getIssue(slug)]
  return listSchemaFields(schema, value, textId)
    .filter(({ name }) => !words.includes(name))
    .map((field) => ({ ...field, ...(hints[field.name] && { hint: hints[field.name] }) }))
}

/** @throws Error in the owner's words where there is no such field, or the value does not fit */
export function planDocumentField(document: DocumentPart, value: unknown, root: string): Edits {
  const { kind, slug, part: name } = document
  if (!listDocumentFields(document).some((field) => field.name === name)) throw new Error('There is no such field.')
  const isGone = value === undefined || value === null || value === '' || (name === 'draft' && value === false)
  const entries: Record<string, v.GenericSchema> = kind === 'post' ? postSchema.entries : issueSchema.entries
  // It is written as it is, so none may bring lines of its own.
  if (!isGone && !v.is(entries[name] ?? v.never(), value))
    throw new Error('This field takes one of the values that it offers.')
  const file = `${documents[kind].folder}${slug}/en.md`
  const source = readFileSync(join(root, file), 'utf8')
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  const { head } = splitFile(file, source)
  const lines = head.split(lineEnd)
  const line = `${name}: ${Array.isArray(value) ? `[${value.join(', ')}]` : String(value)}`
  const at = lines.findIndex((candidate) => candidate.startsWith(`${name}:`))
  const changed = at < 0 ? [...lines, ...(isGone ? [] : [line])] : lines.toSpliced(at, 1, ...(isGone ? [] : [line]))
  const text = source.replace(head, () => changed.join(lineEnd))
  documents[kind].readEnglish(file, text)
  return new Map([[file, text]])
}
