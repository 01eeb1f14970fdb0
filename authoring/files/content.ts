import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type ContentPart, contentParts } from '../../model/catalogs.ts'
import { defineContent } from '../../model/kit/define.ts'
import { findOption, getItemKey, type KnownSchema } from '../../model/kit/known-schema.ts'
import { parseContent } from '../../model/kit/read-content.ts'
import { listProblems, OwnerError } from '../../owner-error.ts'
import type { Edits } from './journal.ts'

// The data files of `content/`: where the value stands that an id names, and how it is written.

type Keys = Array<string | number>

/** A value of the content with its schema, and the keys that lead to it; `itemKey` is what names the items of a list. */
export type FoundValue = { schema: v.GenericSchema; value: unknown; keys: Keys; itemKey?: string }

/**
 * Finds a value by its id, as `mapTexts` gives it: an item of a list is named by its own id, a bare text by the hash of its words.
 * It belongs to the piece of content that has the longest beginning of the id.
 */
export function findContent(id: string) {
  const part = contentParts
    .filter((candidate) => id === candidate.id || id.startsWith(`${candidate.id}.`))
    .toSorted((a, b) => b.id.length - a.id.length)
    .at(0)
  if (!part) return undefined
  const path = id === part.id ? [] : id.slice(part.id.length + 1).split('.')
  const found = step({ schema: part.schema, value: part.content, keys: [] }, path)
  return found && { ...found, part }
}

/** The schema of a value without what only wraps it or chooses it. */
export function unwrap(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  const holder = schema as unknown as KnownSchema
  if (holder.type === 'optional') return unwrap(holder.wrapped, value)
  const option = holder.type === 'variant' || holder.type === 'union' ? findOption(holder, value) : undefined
  return option ? unwrap(option, value) : schema
}

function step({ schema, value, keys }: FoundValue, [first, ...rest]: string[]): FoundValue | undefined {
  const inner = unwrap(schema, value)
  if (first === undefined) {
    const { itemKey } = v.getMetadata(inner)
    return { schema: inner, value, keys, ...(itemKey ? { itemKey: String(itemKey) } : {}) }
  }
  const holder = inner as unknown as KnownSchema
  if (holder.type === 'strict_object' || holder.type === 'record') {
    const entries = holder.type === 'record' ? { [first]: holder.value } : holder.entries
    const entry = Object.hasOwn(entries, first) ? entries[first] : undefined
    return entry && step({ schema: entry, value: Object(value)[first], keys: [...keys, first] }, rest)
  }
  if (holder.type === 'array' && Array.isArray(value)) {
    const index = value.findIndex((item) => getItemKey(item, v.getMetadata(inner).itemKey) === first)
    return index < 0 ? undefined : step({ schema: holder.item, value: value[index], keys: [...keys, index] }, rest)
  }
  return undefined
}

/** Content with one value replaced; undefined takes it away. */
export function replaceValue(content: unknown, [key, ...rest]: Keys, replace: (value: unknown) => unknown): unknown {
  if (key === undefined) return replace(content)
  const copy: unknown = Array.isArray(content) ? [...content] : { ...Object(content) }
  Object(copy)[key] = replaceValue(Object(content)[key], rest, replace)
  return copy
}

/**
 * Plans a change of one value in its data file, which is written as the formatter has it. In the owner's record it is no sample any more.
 *
 * @param keys that lead to it
 * @param change gets the value as it is written; undefined takes it away
 * @throws OwnerError where the new value does not fit
 */
export function planContent(
  { file, schema }: ContentPart,
  keys: Keys,
  change: (value: unknown) => unknown,
  root: string,
): Edits {
  const source = parseContent(file, readFileSync(join(root, file), 'utf8'))
  const give = (content: unknown) => {
    const changed = Object(replaceValue(content, keys, change))
    const { samples } = changed
    // The words beside an amount do not confirm it.
    const isConfirmed = (name: unknown) => [`${name}`, `${name}.euros`].includes(keys.join('.'))
    return Array.isArray(samples) ? { ...changed, samples: samples.filter((name) => !isConfirmed(name)) } : changed
  }
  keepProblemsOf(keys.join('.'), () => defineContent(file, schema, give(source.content)))
  return new Map([[file, `${JSON.stringify(replaceValue(source.whole, source.keys, give), null, 2)}\n`]])
}

/** Keeps the problems of the edited field, if it has any. @throws OwnerError */
export function keepProblemsOf(field: string, work: () => unknown) {
  try {
    work()
  } catch (error) {
    const problems = listProblems(error)
    const own = problems.filter((problem) => `${problem.field}.`.startsWith(`${field}.`))
    throw new OwnerError(...(own.length > 0 ? own : problems))
  }
}
