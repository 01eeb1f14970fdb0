import * as v from 'valibot'
import { planContent } from './change-content.ts'
import { listDocumentFields, planDocumentField } from './document-fields.ts'
import { parseDocumentId, parseDocumentPart } from './document-parts.ts'
import type { Edits } from './files.ts'
import { findContent, replaceValue, unwrap } from './find-value.ts'

/** A fact that is not words: how it is asked for, and what it is now. */
export type Field = {
  /** `services.medical-ai.inMenu`, `posts.agents-that-ask.date`. */
  id: string
  name: string
  control: 'choice' | 'choices' | 'yes-no' | 'number' | 'day' | 'line'
  options?: string[]
  /** What it means, where its name does not say it. */
  hint?: string
  value: unknown
  isOptional: boolean
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

/** What a fact is now, for people. */
export function describeField(id: string): string {
  const document = parseDocumentId(id)
  const field = document && listDocumentFields(document).find((candidate) => candidate.id === id)
  return describeValue(document ? field?.value : findContent(id)?.value)
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
export function planField(id: string, value: unknown, root = '.'): Edits {
  const document = parseDocumentId(id)
  if (document) return planDocumentField(document, value, root)
  const found = findContent(id)
  if (!found || askFor(found.schema, found.value) === undefined) throw new Error('There is no such field.')
  const name = id.slice(found.part.id.length + 1)
  const change = (content: unknown) => {
    const changed = Object(replaceValue(content, found.keys, () => value))
    // What the owner gives is no sample any more.
    return Array.isArray(changed.samples)
      ? { ...changed, samples: changed.samples.filter((sample: unknown) => sample !== name) }
      : changed
  }
  return planContent(found.part, [], change, root)
}

/** The schemas that a form can ask for. */
type Asked =
  | { type: 'optional'; wrapped: v.GenericSchema }
  | { type: 'picklist'; options: string[] }
  | { type: 'array'; item: v.GenericSchema }
  | { type: 'boolean' | 'number' | 'string'; pipe?: Array<{ type: string }> }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }

/** The single facts that a schema of an object has, words and hidden ones left out. */
export function listSchemaFields(schema: v.GenericSchema, value: unknown, id: string): Field[] {
  const asked = unwrap(schema, value) as unknown as Asked
  if (asked.type !== 'strict_object') return []
  return Object.entries(asked.entries).flatMap(([name, entry]): Field[] => {
    const present: unknown = Object(value)[name]
    const control = askFor(entry, present)
    if (!control || name === 'id' || v.getMetadata(entry).isHidden) return []
    return [{ id: `${id}.${name}`, name, ...control, value: present, isOptional: entry.type === 'optional' }]
  })
}

/** How a field is asked for: by its schema, or, for words that may be left out and are, by a line to begin them with. */
function askFor(schema: v.GenericSchema, value: unknown): ReturnType<typeof getControl> {
  const asked = schema as unknown as Asked
  const isWords = v.getMetadata(asked.type === 'optional' ? asked.wrapped : schema).isTranslatable
  return isWords && value === undefined ? { control: 'line' } : getControl(schema)
}

/** How a schema is asked for; undefined for words and for what is no single fact. */
function getControl(schema: v.GenericSchema): Pick<Field, 'control' | 'options'> | undefined {
  if (v.getMetadata(schema).isTranslatable) return undefined
  const asked = schema as unknown as Asked
  switch (asked.type) {
    case 'optional':
      return asked.wrapped.type === 'literal'
        ? { control: 'choice', options: [(asked.wrapped as unknown as { literal: string }).literal] }
        : getControl(asked.wrapped)
    case 'picklist':
      return { control: 'choice', options: asked.options }
    case 'array': {
      const item = getControl(asked.item)
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
