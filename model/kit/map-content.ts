import * as v from 'valibot'
import { findOption, getItemKey, type KnownSchema } from './known-schema.ts'

/** Gives each text, reference and name of a piece of content its new value. */
export type ContentMap = {
  /** @param newId where a reference is part of the id and has another name */
  text(id: string, words: string, newId: string): string
  /** Undefined takes it out. */
  reference(kind: string, name: string): string | undefined
  /** The same for other names of pieces: see `naming` of model/kit/references.ts. */
  name?(kind: string, name: string): string | undefined
}

/** The ids of a part, before and after. */
type Place = { id: string; newId: string }

/**
 * Content as its file has it, with other texts, references and names. With one that is taken out goes the smallest part around it
 * that may be missing: an optional field, or an item of a list. A value that does not fit its schema stays as it is.
 *
 * @returns undefined where nothing may be left
 */
export function mapContent(schema: v.GenericSchema, value: unknown, id: string, map: ContentMap): unknown {
  return mapPart(schema, value, { id, newId: id }, map)
}

function mapPart(schema: v.GenericSchema, value: unknown, place: Place, map: ContentMap): unknown {
  const { id, newId } = place
  const { refersTo, names, isTranslatable, itemKey } = v.getMetadata(schema)
  const known = schema as unknown as KnownSchema
  if (known.type === 'optional') return mapPart(known.wrapped, value, place, map)
  if (known.type === 'variant' || known.type === 'union') {
    const option = findOption(known, value)
    return option ? mapPart(option, value, place, map) : value
  }
  if (typeof value === 'string') {
    if (refersTo) return map.reference(String(refersTo), value)
    if (names && map.name) return map.name(String(names), value)
    return isTranslatable ? map.text(id, value, newId) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const enter = (part: v.GenericSchema, inner: unknown, name: string, newName = name) =>
    mapPart(part, inner, { id: id + name, newId: newId + newName }, map)
  switch (known.type) {
    case 'array': {
      if (!Array.isArray(value)) return value
      const isNamed = itemKey || v.getMetadata(known.item).isTranslatable
      const name = (item: unknown) => (isNamed ? `.${getItemKey(item, itemKey)}` : '')
      const { entries } = known.item as unknown as { entries?: Record<string, v.GenericSchema> }
      const keyOf = entries?.[String(itemKey)]
      const items = value.map((item) => {
        const newName = keyOf && mapPart(keyOf, Object(item)[String(itemKey)], { id: '', newId: '' }, map)
        return enter(known.item, item, name(item), newName ? `.${newName}` : name(item))
      })
      const left = items.filter((item) => item !== undefined)
      const isEmptied = left.length === 0 && value.length > 0 && known.pipe?.some(({ type }) => type === 'non_empty')
      return isEmptied ? undefined : left
    }
    case 'record':
      return mapEntries(value, (key, part) => [
        mapPart(known.key, key, place, map),
        enter(known.value, part, `.${key}`),
      ])
    case 'strict_object': {
      const mapped = mapEntries(value, (key, part) => {
        const entry = known.entries[key]
        return [key, entry ? enter(entry, part, `.${key}`) : part]
      })
      const isWhole = Object.keys(value).every((key) => key in mapped || known.entries[key]?.type === 'optional')
      return isWhole ? mapped : undefined
    }
    default:
      return value
  }
}

function mapEntries(
  value: object,
  map: (key: string, part: unknown) => [key: unknown, part: unknown],
): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, part]) => map(key, part))
  return Object.fromEntries(entries.filter(([key, part]) => key !== undefined && part !== undefined))
}
