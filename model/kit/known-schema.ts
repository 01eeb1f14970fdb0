import { hash } from 'node:crypto'
import * as v from 'valibot'

/** The schemas that content is made of, with what they hold: valibot's generic schema hides it. */
export type KnownSchema =
  | { type: 'optional' | 'nullable'; wrapped: v.GenericSchema }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }
  | { type: 'array'; item: v.GenericSchema; pipe?: Array<{ type: string }> }
  | { type: 'record'; key: v.GenericSchema; value: v.GenericSchema }
  | { type: 'union'; options: v.GenericSchema[] }
  | {
      type: 'variant'
      key: string
      options: Array<v.GenericSchema & { entries: Record<string, { literal?: unknown }> }>
    }
  | { type: 'picklist'; options: string[] }
  | { type: 'literal'; literal: unknown }
  | { type: 'boolean' | 'number' | 'string'; pipe?: Array<{ type: string }> }

/** The option of a schema that a value takes. A variant goes by its key alone: a piece that was renamed has names of no list yet. */
export function findOption(known: KnownSchema & { type: 'variant' | 'union' }, value: unknown) {
  if (known.type === 'union') return known.options.find((candidate) => v.is(candidate, value))
  return known.options.find(({ entries }) => entries[known.key]?.literal === Object(value)[known.key])
}

/** The name of a list's item in the ids of its texts. */
export function getItemKey(item: unknown, itemKey: unknown): string {
  return typeof item === 'string' ? hashBareText(item) : String(Object(item)[String(itemKey)])
}

/** The name of a bare text of a list in its id. */
export function hashBareText(text: string): string {
  return hash('sha256', text).slice(0, 8)
}
