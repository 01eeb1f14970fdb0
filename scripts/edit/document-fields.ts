import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { day } from '../../content/define.ts'
import { splitFile } from '../../content/front-matter.ts'
import { getIssue } from '../../content/issues.ts'
import { postCategories } from '../../content/post-categories.ts'
import { getPost } from '../../content/posts.ts'
import { serviceSlugs } from '../../content/slugs.ts'
import { type DocumentKind, documents } from '../texts/documents.ts'
import type { DocumentPart } from './document-parts.ts'
import type { Field } from './fields.ts'
import type { Edits } from './files.ts'

const hints = {
  date: 'The day that it shows. Until then the public site leaves it out.',
  approved: 'The day on which you have read it as it is. The public site leaves out what you have not approved.',
  draft: 'Yes: it is not finished, and the public site leaves it out.',
  updated: 'The day of the last change of what it says.',
  services: 'The services that the post leads to.',
  fallback: 'en: readers without their language get the English text. Else they get nothing.',
}

type OwnField = Omit<Field, 'id'>

/** The facts in the front matter of a post or an issue, each on a line of its own. */
const fields: Record<DocumentKind, (slug: string) => OwnField[]> = {
  post: (slug) => {
    const { category, date, updated, approved, services, draft } = getPost(slug)
    return [
      { name: 'category', control: 'choice', options: [...postCategories], value: category, isOptional: false },
      { name: 'date', control: 'day', hint: hints.date, value: date, isOptional: false },
      { name: 'updated', control: 'day', hint: hints.updated, value: updated, isOptional: true },
      { name: 'approved', control: 'day', hint: hints.approved, value: approved, isOptional: true },
      {
        name: 'services',
        control: 'choices',
        hint: hints.services,
        options: [...serviceSlugs],
        value: services,
        isOptional: false,
      },
      { name: 'draft', control: 'yes-no', hint: hints.draft, value: draft, isOptional: true },
    ]
  },
  issue: (slug) => {
    const { date, approved, draft, fallback } = getIssue(slug)
    return [
      { name: 'date', control: 'day', hint: hints.date, value: date, isOptional: false },
      { name: 'approved', control: 'day', hint: hints.approved, value: approved, isOptional: true },
      { name: 'draft', control: 'yes-no', hint: hints.draft, value: draft, isOptional: true },
      { name: 'fallback', control: 'choice', hint: hints.fallback, options: ['en'], value: fallback, isOptional: true },
    ]
  },
}

/** The facts of a post or an issue. */
export function listDocumentFields({ kind, slug, textId }: DocumentPart): Field[] {
  return fields[kind](slug).map((field) => ({ id: `${textId}.${field.name}`, ...field }))
}

/** @throws Error in the owner's words where there is no such field, or the value does not fit */
export function planDocumentField({ kind, slug, part: name }: DocumentPart, value: unknown, root: string): Edits {
  const field = fields[kind](slug).find((candidate) => candidate.name === name)
  if (!field) throw new Error('There is no such field.')
  const isGone = value === undefined || value === null || value === '' || (name === 'draft' && value === false)
  if (!isGone && !fits(field, value)) throw new Error('This field takes one of the values that it offers.')
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

/** Whether a value is one that the field's form sends: it is written as it is, so none may bring lines of its own. */
function fits({ control, options = [] }: OwnField, value: unknown): boolean {
  const isOption = (option: unknown) => options.some((known) => known === option)
  if (control === 'choices') return Array.isArray(value) && value.every(isOption)
  if (control === 'choice') return isOption(value)
  return control === 'yes-no' ? typeof value === 'boolean' : v.is(day, value)
}
