import * as v from 'valibot'
import { hashBareText } from '../../content/map-texts.ts'

/** A value of the content with its schema, and the keys that lead to it. */
export type FoundValue = { schema: v.GenericSchema; value: unknown; keys: Array<string | number>; itemKey?: string }

/**
 * Finds a value of the content by the rest of its id, as `mapTexts` names it: an item of a list by its own id, a bare text by
 * the hash of its words.
 */
export function findValue(schema: v.GenericSchema, value: unknown, path: string[]): FoundValue | undefined {
  return step({ schema, value, keys: [] }, path)
}

/** The schemas that hold others. */
type Holder =
  | { type: 'optional'; wrapped: v.GenericSchema }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }
  | { type: 'array'; item: v.GenericSchema }
  | { type: 'variant'; options: v.GenericSchema[] }
  | { type: 'other' }

function step(found: FoundValue, [first, ...rest]: string[]): FoundValue | undefined {
  const { schema, value, keys } = found
  // Valibot's generic schema hides what schemas of each type hold.
  const holder = schema as unknown as Holder
  if (holder.type === 'optional') return step({ schema: holder.wrapped, value, keys }, withFirst(first, rest))
  if (holder.type === 'variant') {
    const option = holder.options.find((candidate) => v.is(candidate, value))
    return option && step({ schema: option, value, keys }, withFirst(first, rest))
  }
  const { itemKey } = v.getMetadata(schema)
  if (first === undefined) return { ...found, ...(itemKey ? { itemKey: String(itemKey) } : {}) }
  if (holder.type === 'strict_object') {
    const entry = Object.hasOwn(holder.entries, first) ? holder.entries[first] : undefined
    return entry && step({ schema: entry, value: Object(value)[first], keys: [...keys, first] }, rest)
  }
  if (holder.type === 'array' && Array.isArray(value)) {
    const index = value.findIndex((item) => getItemKey(item, itemKey) === first)
    return index < 0 ? undefined : step({ schema: holder.item, value: value[index], keys: [...keys, index] }, rest)
  }
  return undefined
}

function withFirst(first: string | undefined, rest: string[]): string[] {
  return first === undefined ? [] : [first, ...rest]
}

/** What names an item of a list in ids. */
export function getItemKey(item: unknown, itemKey: unknown): string {
  return typeof item === 'string' ? hashBareText(item) : String(Object(item)[String(itemKey)])
}

/** Content with one value replaced. */
export function replaceValue(content: unknown, [key, ...rest]: Array<string | number>, value: unknown): unknown {
  if (key === undefined) return value
  const copy: unknown = Array.isArray(content) ? [...content] : { ...Object(content) }
  Object(copy)[key] = replaceValue(Object(content)[key], rest, value)
  return copy
}
