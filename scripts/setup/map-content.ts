import * as v from 'valibot'
import { hashBareText } from '../../content/map-texts.ts'

/** What becomes of each text and reference of a piece of content; undefined takes it out. */
export type ContentMap = {
  /** @param newId where a reference is part of it that has another name */
  text(id: string, words: string, newId: string): string | undefined
  reference(kind: string, name: string): string | undefined
}

type KnownSchema =
  | { type: 'optional'; wrapped: v.GenericSchema }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }
  | { type: 'array'; item: v.GenericSchema }
  | { type: 'record'; value: v.GenericSchema }
  | {
      type: 'variant'
      key: string
      options: Array<v.GenericSchema & { entries: Record<string, { literal?: unknown }> }>
    }
  | { type: 'other' }

/**
 * Content as its file has it, with other texts and references. With one that is taken out goes the smallest part around it
 * that may be missing: an optional field, or an item of a list.
 *
 * @returns undefined where nothing may be left
 */
export function mapContent(schema: v.GenericSchema, value: unknown, id: string, map: ContentMap, newId = id): unknown {
  if (value === undefined) return undefined
  const { refersTo, isTranslatable, itemKey } = v.getMetadata(schema)
  if (refersTo) return map.reference(String(refersTo), String(value))
  if (isTranslatable) return map.text(id, String(value), newId)
  // Valibot's generic schema hides what schemas of each type hold.
  const known = schema as unknown as KnownSchema
  switch (known.type) {
    case 'optional':
      return mapContent(known.wrapped, value, id, map, newId)
    case 'array': {
      const name = (item: unknown) => {
        if (itemKey) return `.${Object(item)[String(itemKey)]}`
        return v.getMetadata(known.item).isTranslatable ? `.${hashBareText(String(item))}` : ''
      }
      const rename = (item: unknown) => {
        const entry = (known.item as unknown as { entries?: Record<string, v.GenericSchema> }).entries?.[
          String(itemKey)
        ]
        return (entry && mapContent(entry, Object(item)[String(itemKey)], '', map)) || undefined
      }
      const items = Array.from(Object(value), (item) => {
        const newName = rename(item)
        return mapContent(known.item, item, id + name(item), map, newId + (newName ? `.${newName}` : name(item)))
      })
      return items.filter((item) => item !== undefined)
    }
    case 'record':
      return mapEntries(Object(value), (key, part) =>
        mapContent(known.value, part, `${id}.${key}`, map, `${newId}.${key}`),
      )
    case 'strict_object': {
      const mapped = mapEntries(Object(value), (key, part) => {
        const entry = known.entries[key]
        return entry ? mapContent(entry, part, `${id}.${key}`, map, `${newId}.${key}`) : part
      })
      const isWhole = Object.keys(Object(value)).every(
        (key) => key in mapped || known.entries[key]?.type === 'optional',
      )
      return isWhole ? mapped : undefined
    }
    case 'variant': {
      const option = known.options.find(({ entries }) => entries[known.key]?.literal === Object(value)[known.key])
      return option ? mapContent(option, value, id, map, newId) : value
    }
    default:
      return value
  }
}

function mapEntries(value: object, map: (key: string, part: unknown) => unknown): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, part]) => [key, map(key, part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}
