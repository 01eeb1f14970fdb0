import * as v from 'valibot'
import { contentParts } from '../../content/catalogs.ts'
import { hashBareText } from '../../content/map-texts.ts'

/** A value of the content with its schema, and the keys that lead to it. */
export type FoundValue = { schema: v.GenericSchema; value: unknown; keys: Array<string | number>; itemKey?: string }

export type ContentPart = (typeof contentParts)[number]

/** The piece of content that an id belongs to, which has the longest beginning of it, and what the rest of the id names there. */
export function findContent(id: string): (FoundValue & { part: ContentPart; path: string[] }) | undefined {
  const part = contentParts
    .filter((candidate) => id === candidate.id || id.startsWith(`${candidate.id}.`))
    .toSorted((a, b) => b.id.length - a.id.length)
    .at(0)
  if (!part) return undefined
  const path = id === part.id ? [] : id.slice(part.id.length + 1).split('.')
  const found = findValue(part.schema, part.content, path)
  return found && { ...found, part, path }
}

/**
 * Finds a value of the content by the rest of its id, as `mapTexts` names it: an item of a list by its own id, a bare text by
 * the hash of its words.
 */
export function findValue(schema: v.GenericSchema, value: unknown, path: string[]): FoundValue | undefined {
  return step({ schema, value, keys: [] }, path)
}

/** The schemas that hold others. */
export type Holder =
  | { type: 'optional'; wrapped: v.GenericSchema }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }
  | { type: 'array'; item: v.GenericSchema }
  | { type: 'variant'; options: v.GenericSchema[] }
  | { type: 'other' }

/** The schema of a value without what only wraps it or chooses it. */
export function unwrap(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  // Valibot's generic schema hides what schemas of each type hold.
  const holder = schema as unknown as Holder
  if (holder.type === 'optional') return unwrap(holder.wrapped, value)
  const option = holder.type === 'variant' && holder.options.find((candidate) => v.is(candidate, value))
  return option ? unwrap(option, value) : schema
}

function step({ schema, value, keys }: FoundValue, [first, ...rest]: string[]): FoundValue | undefined {
  if (first === undefined) {
    const { itemKey } = v.getMetadata(schema)
    return { schema, value, keys, ...(itemKey ? { itemKey: String(itemKey) } : {}) }
  }
  const inner = unwrap(schema, value)
  const holder = inner as unknown as Holder
  if (holder.type === 'strict_object') {
    const entry = Object.hasOwn(holder.entries, first) ? holder.entries[first] : undefined
    return entry && step({ schema: entry, value: Object(value)[first], keys: [...keys, first] }, rest)
  }
  if (holder.type === 'array' && Array.isArray(value)) {
    const index = value.findIndex((item) => getItemKey(item, v.getMetadata(inner).itemKey) === first)
    return index < 0 ? undefined : step({ schema: holder.item, value: value[index], keys: [...keys, index] }, rest)
  }
  return undefined
}

/** What names an item of a list in ids. */
export function getItemKey(item: unknown, itemKey: unknown): string {
  return typeof item === 'string' ? hashBareText(item) : String(Object(item)[String(itemKey)])
}

/** Content with one value replaced; undefined takes it away. */
export function replaceValue(
  content: unknown,
  [key, ...rest]: Array<string | number>,
  replace: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return replace(content)
  const copy: unknown = Array.isArray(content) ? [...content] : { ...Object(content) }
  Object(copy)[key] = replaceValue(Object(content)[key], rest, replace)
  return copy
}
