import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'
import { listDocumentFields, planDocumentField } from './document-fields.ts'
import { parseDocumentId, parseDocumentPart } from './document-parts.ts'
import type { Edits } from './files.ts'
import { findValue, replaceValue } from './find-value.ts'
import { quoteText, splice } from './format-source.ts'
import { locateValue } from './locate-text.ts'
import { findTextPart } from './read-text.ts'

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
  const part = findTextPart(textId)
  if (!part) return []
  const path = textId === part.id ? [] : textId.slice(part.id.length + 1).split('.')
  const holders = new Set([part.id, [part.id, ...path.slice(0, -1)].join('.')])
  return [...holders].flatMap((id) => listFieldsOf(part, id))
}

/** What a fact is now, for people. */
export function describeField(id: string): string {
  const document = parseDocumentId(id)
  const part = findTextPart(id)
  const value = document
    ? listDocumentFields(document).find((field) => field.id === id)?.value
    : part && findValue(part.schema, part.content, id.slice(part.id.length + 1).split('.'))?.value
  return describeValue(value)
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
  const part = findTextPart(id)
  const path = part && id !== part.id ? id.slice(part.id.length + 1).split('.') : []
  const found = part && findValue(part.schema, part.content, path)
  if (!part || !found || askFor(found.schema, found.value) === undefined) throw new Error('There is no such field.')
  const checked = v.safeParse(part.schema, replaceValue(part.content, found.keys, value))
  if (!checked.success) throw new Error(checked.issues[0].message)
  const place = locateValue(part, id, root)
  if (place) {
    const { parent } = place.node
    if (value === undefined && ts.isPropertyAssignment(parent)) {
      const source = readFileSync(join(root, place.file), 'utf8')
      const end = /^\s*,/.exec(source.slice(parent.getEnd()))?.[0].length ?? 0
      const property = { start: parent.getStart(), end: parent.getEnd() + end }
      return new Map([[place.file, splice(place.file, source, property, '')]])
    }
    const source = readFileSync(join(root, place.file), 'utf8')
    return new Map([[place.file, splice(place.file, source, place, writeValue(value))]])
  }
  const holder = locateValue(part, id.slice(0, id.lastIndexOf('.')), root)
  if (!holder || !ts.isObjectLiteralExpression(holder.node)) throw new Error(`${part.file} does not write this field.`)
  const last = holder.node.properties.at(-1)?.getEnd()
  if (last === undefined) throw new Error(`${part.file} does not write this field.`)
  const source = readFileSync(join(root, holder.file), 'utf8')
  const piece = `, ${id.slice(id.lastIndexOf('.') + 1)}: ${writeValue(value)}`
  return new Map([[holder.file, splice(holder.file, source, { start: last, end: last }, piece)]])
}

/** The schemas that a form can ask for. */
type Asked =
  | { type: 'optional'; wrapped: v.GenericSchema }
  | { type: 'picklist'; options: string[] }
  | { type: 'array'; item: v.GenericSchema }
  | { type: 'boolean' | 'number' | 'string'; pipe?: Array<{ type: string }> }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }
  | { type: 'variant'; options: v.GenericSchema[] }

function listFieldsOf(part: NonNullable<ReturnType<typeof findTextPart>>, id: string): Field[] {
  const path = id === part.id ? [] : id.slice(part.id.length + 1).split('.')
  const found = findValue(part.schema, part.content, path)
  const schema = found && (getOption(found.schema, found.value) as unknown as Asked)
  if (!found || schema?.type !== 'strict_object') return []
  return Object.entries(schema.entries).flatMap(([name, entry]): Field[] => {
    const value: unknown = Object(found.value)[name]
    const control = askFor(entry, value)
    if (!control || name === 'id' || v.getMetadata(entry).isHidden) return []
    return [{ id: `${id}.${name}`, name, ...control, value, isOptional: entry.type === 'optional' }]
  })
}

function getOption(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  const asked = schema as unknown as Asked
  return asked.type === 'variant' ? (asked.options.find((option) => v.is(option, value)) ?? schema) : schema
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
      return getControl(asked.wrapped)
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

function writeValue(value: unknown): string {
  if (typeof value === 'string') return quoteText(value)
  return Array.isArray(value) ? `[${value.map(writeValue).join(', ')}]` : JSON.stringify(value)
}
