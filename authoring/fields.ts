import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { locales } from '../locales/locales.ts'
import { getIssue } from '../model/kinds/issues.ts'
import { getPost } from '../model/kinds/posts.ts'
import { firstLanguage } from '../model/kinds/site.ts'
import { changeFact } from '../model/kit/define-documents.ts'
import type { KnownSchema } from '../model/kit/known-schema.ts'
import { listNames, type ReferenceKind } from '../model/kit/references.ts'
import { isSample } from '../model/samples.ts'
import { OwnerError } from '../owner-error.ts'
import { ownerFolder } from '../owner-files.ts'
import { type DocumentPart, parseDocumentId, parseDocumentPart } from './document.ts'
import { findContent, planContent, unwrap } from './files/content.ts'
import type { Field } from './files/field.ts'
import type { Edits } from './files/journal.ts'
import { findPlaceholder } from './new/placeholders.ts'
import { siteFields } from './setup/answers.ts'
import { documents } from './texts/documents.ts'
import { listWords } from './texts/list-texts.ts'

/** The fields of the record as setup asks for them, and others whose names say too little. */
const labels: Record<string, string> = {
  ...Object.fromEntries(
    Object.values({ ...siteFields.owner, ...siteFields.terms }).map(({ path, label }) => [`site.${path}`, label]),
  ),
  'site.name': 'Name of the site, after the title of each page',
  'site.url': 'Address of the site',
  'site.baiduVerification': 'Code of Baidu’s webmaster tools',
  'site.repository': 'Address of the code',
  'site.owner.mapUrl': 'Address of a map',
  'site.owner.timeZone': 'Time zone, such as Europe/Madrid',
  'site.owner.register': 'Public register and your entry there',
}

const hints: Record<string, string> = {
  date: 'The day that it shows. Until then the public site leaves it out.',
  approved: 'The day on which you have read it as it is. The public site leaves out what you have not approved.',
  draft: 'Yes: it is not finished, and the public site leaves it out.',
  updated: 'The day of the last change of what it says.',
  services: 'The services that the post leads to.',
  fallback: `${firstLanguage}: readers without their language get the text in this one. Else they get nothing.`,
}

/** The facts beside a text: those of its item in a list, and those of the whole piece of content, post or issue. */
export function listFields(textId: string): Field[] {
  const document = parseDocumentPart(textId)
  if (document) return listDocumentFields(document)
  const text = findContent(textId)
  if (!text) return []
  const holders = new Set([text.part.id, textId.slice(0, textId.lastIndexOf('.'))])
  return [...holders].flatMap(listHolderFields)
}

/** The facts of a piece of content, or of a part of it: `site.owner`. */
export function listHolderFields(id: string): Field[] {
  const holder = findContent(id)
  return holder ? listSchemaFields(holder.schema, holder.value, id) : []
}

/** A fact by its id. */
export function findField(id: string): Field | undefined {
  const document = parseDocumentId(id)
  const all = document ? listDocumentFields(document) : listHolderFields(id.slice(0, id.lastIndexOf('.')))
  return all.find((field) => field.id === id)
}

export function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '—')
}

/**
 * Plans a new value of a fact.
 *
 * @param value undefined takes an optional fact away
 * @throws Error in the owner's words where the value does not fit
 */
export function planField(id: string, value: unknown, root = ownerFolder): Edits {
  const field = findField(id)
  if (!field) throw new Error('There is no such field.')
  const document = parseDocumentId(id)
  if (document) return planDocumentField(document, value, root)
  if (id.startsWith('site.') && isSample(id.slice('site.'.length)) && value === field.value)
    throw new Error('This is the value of the sample: put in your own.')
  const found = findContent(id)
  if (!found) throw new Error('There is no such field.')
  return planContent(found.part, found.keys, () => value, root)
}

/** The facts in the front matter of a post or an issue, each on a line of its own. */
function listDocumentFields({ kind, slug, textId }: DocumentPart): Field[] {
  const { parts, schema } = documents[kind]
  const value = kind === 'post' ? getPost(slug) : getIssue(slug)
  return listSchemaFields(schema, value, textId)
    .filter(({ name }) => !parts.includes(name))
    .map((field) => ({ ...field, ...(hints[field.name] && { hint: hints[field.name] }) }))
}

function planDocumentField({ kind, slug, part: name }: DocumentPart, value: unknown, root: string): Edits {
  const { getFile, readFirst } = documents[kind]
  const file = getFile(slug, firstLanguage)
  if (name === 'approved' && value !== undefined) refusePlaceholders(`${kind}s.${slug}`)
  const source = readFileSync(join(root, file), 'utf8')
  const text = changeFact(file, source, name, name === 'draft' && value === false ? undefined : value)
  readFirst(file, text)
  return new Map([[file, text]])
}

/** @throws OwnerError that names the first words of a post or an issue that its owner has not written */
function refusePlaceholders(id: string) {
  for (const { file, words, locale } of listWords().filter((text) => text.id === id)) {
    const placeholder = findPlaceholder(words)
    if (placeholder !== undefined)
      throw new OwnerError({
        code: 'wrong-words',
        file,
        field: 'approved',
        found: `it still says “${placeholder}” in ${locales[locale].name}`,
        remedy: 'Write your own words first, or take that language out',
      })
  }
}

/** The single facts that a schema of an object has, words and hidden ones left out. */
function listSchemaFields(schema: v.GenericSchema, value: unknown, id: string): Field[] {
  const asked = unwrap(schema, value) as unknown as KnownSchema
  if (asked.type !== 'strict_object') return []
  return Object.entries(asked.entries).flatMap(([name, entry]): Field[] => {
    const present: unknown = Object(value)[name]
    const control = getControl(entry, present)
    if (!control || name === 'id' || v.getMetadata(entry).isHidden) return []
    const label = labels[`${id}.${name}`] ?? name
    return [{ id: `${id}.${name}`, name: label, ...control, value: present, isOptional: entry.type === 'optional' }]
  })
}

/** How a fact is asked for; undefined for what is no single fact, and for words, but for a line to begin those that are left out. */
function getControl(schema: v.GenericSchema, value: unknown): Pick<Field, 'control' | 'options'> | undefined {
  const asked = schema as unknown as KnownSchema
  const { isTranslatable, refersTo } = v.getMetadata(schema)
  if (isTranslatable) return value === undefined ? { control: 'line' } : undefined
  if (refersTo) return { control: 'choice', options: listNames(refersTo as ReferenceKind) }
  switch (asked.type) {
    case 'optional': {
      // A field with a single value is there or not.
      const wrapped = asked.wrapped as unknown as KnownSchema
      if (wrapped.type === 'literal') return { control: 'choice', options: [String(wrapped.literal)] }
      return getControl(asked.wrapped, value)
    }
    case 'picklist':
      return { control: 'choice', options: asked.options }
    case 'array': {
      const item = getControl(asked.item, '')
      return item?.control === 'choice' ? { ...item, control: 'choices' } : undefined
    }
    case 'boolean':
      return { control: 'yes-no' }
    case 'number':
      return { control: 'number' }
    case 'string':
      return { control: asked.pipe?.some(({ type }) => type === 'iso_date') ? 'day' : 'line' }
    default:
      return undefined
  }
}
