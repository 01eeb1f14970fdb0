import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { defaultLocale } from '../locales/locales.ts'
import { isMessageId, type MessageId } from '../locales/message-id.ts'
import { describeLanguage, tell } from '../locales/owner.ts'
import { getWrittenIn } from '../locales/server.ts'
import { getIssue } from '../model/kinds/issues.ts'
import { getPost } from '../model/kinds/posts.ts'
import { changeFact } from '../model/kit/define-documents.ts'
import type { KnownSchema } from '../model/kit/known-schema.ts'
import { listNames, type ReferenceKind } from '../model/kit/references.ts'
import { isSample } from '../model/site-samples.ts'
import { refuse } from '../owner-error.ts'
import { ownerFolder } from '../owner-files.ts'
import { type DocumentPart, parseDocumentId, parseDocumentPart } from './document.ts'
import { findContent, planContent, unwrap } from './files/content.ts'
import type { Field } from './files/field.ts'
import type { Edits } from './files/journal.ts'
import { findPlaceholder } from './new/placeholders.ts'
import { documents, listWords } from './texts/list-texts.ts'

type FieldText = Extract<MessageId, `fields.${string}`>

/** The first text of the catalog that there is, in the owner's language. */
function findWords(...ids: string[]): string | undefined {
  const id = ids.find((each) => isMessageId(`fields.${each}`))
  return id && tell(`fields.${id}` as FieldText, { language: describeLanguage(defaultLocale) })
}

/** The name of a field for people, and what it wants: of a field of the record by its id, else of its kind and name, else of its name. */
function describeField(id: string): Pick<Field, 'name' | 'hint'> {
  const [kind = '', ...path] = id.replace(/^(posts|issues)\./, 'document.').split('.')
  const name = path.at(-1) ?? ''
  const ids = [id, `${kind}.${name}`, name]
  const hint = findWords(...ids.slice(0, 2).map((each) => `${each}.hint`))
  return { name: findWords(...ids) ?? name, ...(hint && { hint }) }
}

/** The name of a field that a problem names, where people are asked for it by one. */
export function nameField(id: string): string {
  return !id.includes('.') || id.startsWith('site.') ? describeField(id).name : id
}

export function describeOptions(options: NonNullable<Field['options']>): NonNullable<Field['options']> {
  return options.map((option) =>
    typeof option === 'string' ? { name: option, label: findWords(`option.${option}`) ?? option } : option,
  )
}

/** The facts beside a text: those of its item in a list, and those of the whole piece of content, post or issue. */
export function listFields(textId: string): Field[] {
  const document = parseDocumentPart(textId)
  if (document) return listDocumentFields(document)
  const text = findContent(textId)
  if (!text) return []
  const holders = new Set([text.part.id, textId.slice(0, textId.lastIndexOf('.'))])
  return [...holders].flatMap((holder) => listHolderFields(holder))
}

/** The facts of a piece of content, or of a part of it (`site.owner`); its single texts too, if they are asked for. */
export function listHolderFields(id: string, withWords = false): Field[] {
  const holder = findContent(id)
  return holder ? listSchemaFields(holder.schema, holder.value, id, withWords) : []
}

/** A fact by its id. @param withWords a single text too */
export function findField(id: string, withWords = false): Field | undefined {
  const document = parseDocumentId(id)
  const all = document ? listDocumentFields(document) : listHolderFields(id.slice(0, id.lastIndexOf('.')), withWords)
  return all.find((field) => field.id === id)
}

export function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? tell('fields.yes') : tell('fields.no')
  return Array.isArray(value) ? value.join(', ') : String(value ?? '—')
}

/** Plans a new value of a fact; undefined takes an optional one away. @throws Error in the owner's words for one that does not fit */
export function planField(id: string, value: unknown, root = ownerFolder): Edits {
  const field = findField(id)
  if (!field) throw new Error(tell('fields.refuse.unknown'))
  const document = parseDocumentId(id)
  if (document) return planDocumentField(document, value, root)
  const path = id.replace(/^site\./, '')
  // The amount of a price is a part of the sample.
  if (id !== path && [path, path.replace(/\.\w+$/, '')].some(isSample) && value === field.value)
    throw new Error(tell('fields.refuse.sample'))
  const found = findContent(id)
  if (!found) throw new Error(tell('fields.refuse.unknown'))
  return planContent(found.part, found.keys, () => value, root)
}

/** The facts in the front matter of a post or an issue, each on a line of its own. */
function listDocumentFields({ kind, slug, textId }: DocumentPart): Field[] {
  const { parts, schema } = documents[kind]
  const value = kind === 'post' ? getPost(slug) : getIssue(slug)
  return listSchemaFields(schema, value, textId).filter(({ id }) => !parts.includes(id.slice(textId.length + 1)))
}

function planDocumentField({ kind, slug, part: name }: DocumentPart, value: unknown, root: string): Edits {
  const { getFile, readFirst } = documents[kind]
  const file = getFile(slug, getWrittenIn(`${kind}s.${slug}`))
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
    if (placeholder === undefined) continue
    const found = tell('fields.refuse.placeholder', { placeholder, language: describeLanguage(locale) })
    throw refuse('wrong-words', { file, field: 'approved' }, found)
  }
}

/** The single facts that a schema of an object has, words and hidden ones left out. */
function listSchemaFields(schema: v.GenericSchema, value: unknown, id: string, withWords = false): Field[] {
  const asked = unwrap(schema, value) as unknown as KnownSchema
  if (asked.type !== 'strict_object') return []
  return Object.entries(asked.entries).flatMap(([name, entry]): Field[] => {
    const present: unknown = Object(value)[name]
    const control = getControl(entry, present, withWords)
    if (!control || name === 'id' || v.getMetadata(entry).isHidden) return []
    const own = `${id}.${name}`
    const options = control.options && { options: describeOptions(control.options) }
    return [
      { id: own, ...describeField(own), ...control, ...options, value: present, isOptional: entry.type === 'optional' },
    ]
  })
}

/** How a fact is asked for; undefined for what is no single fact, and for words, but for a line to begin those that are left out. */
function getControl(
  schema: v.GenericSchema,
  value: unknown,
  withWords = false,
): Pick<Field, 'control' | 'options' | 'isWords'> | undefined {
  const asked = schema as unknown as KnownSchema
  const { isTranslatable, refersTo } = v.getMetadata(schema)
  if (isTranslatable) return value === undefined || withWords ? { control: 'line', isWords: true } : undefined
  if (refersTo) return { control: 'choice', options: listNames(refersTo as ReferenceKind) }
  if (asked.type === 'optional') {
    // A field with a single value is there or not.
    const wrapped = asked.wrapped as unknown as KnownSchema
    if (wrapped.type === 'literal') return { control: 'choice', options: [String(wrapped.literal)] }
    return getControl(asked.wrapped, value, withWords)
  }
  if (asked.type === 'array') {
    const item = getControl(asked.item, '')
    return item?.control === 'choice' ? { ...item, control: 'choices' } : undefined
  }
  if (asked.type === 'picklist') return { control: 'choice', options: asked.options }
  if (asked.type === 'boolean') return { control: 'yes-no' }
  if (asked.type === 'number') return { control: 'number' }
  if (asked.type !== 'string') return undefined
  return { control: asked.pipe?.some(({ type }) => type === 'iso_date') ? 'day' : 'line' }
}
