import * as v from 'valibot'
import { findOption, getItemKey, type KnownSchema } from './known-schema.ts'

/** Gives each text, reference and name of a piece of content its new value. */
export type ContentMap = {
  /** @param newId where a reference is part of the id and has another name */
  text(id: string, words: string, newId: string, isHeading: boolean): unknown
  /** Undefined takes it out. */
  reference?(kind: string, name: string): string | undefined
  /** The same for other names of pieces: see `naming` of model/kit/references.ts. */
  name?(kind: string, name: string): string | undefined
  /** As pages show it: without what is hidden, and a text under a condition is a text. */
  isShown?: boolean
}

/** A text of another schema would stay in English without a word. */
const walked = new Set(
  'string number boolean picklist literal optional strict_object array record union variant'.split(' '),
)

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
  const { refersTo, names, isTranslatable, isHeading, itemKey } = v.getMetadata(schema)
  const known = schema as unknown as KnownSchema
  if (map.isShown && !walked.has(known.type))
    throw new Error(`${id}: mapContent does not know schemas of type ${known.type}`)
  if (known.type === 'optional') return mapPart(known.wrapped, value, place, map)
  if (known.type === 'variant' || known.type === 'union') {
    const option = findOption(known, value)
    const mapped = option ? mapPart(option, value, place, map) : value
    return map.isShown && known.type === 'union' && typeof value === 'object' ? Object(mapped).text : mapped
  }
  if (typeof value === 'string') {
    if (refersTo && map.reference) return map.reference(String(refersTo), value)
    if (names && map.name) return map.name(String(names), value)
    return isTranslatable ? map.text(id, value, newId, isHeading === true) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const enter = (part: v.GenericSchema, inner: unknown, name: string, newName = name, by = map) =>
    mapPart(part, inner, { id: id + name, newId: newId + newName }, by)
  if (known.type === 'array') {
    if (!Array.isArray(value)) return value
    const isNamed = itemKey || v.getMetadata(known.item).isTranslatable
    const name = (item: unknown) => (isNamed ? `.${getItemKey(item, itemKey)}` : '')
    const { entries } = known.item as unknown as { entries?: Record<string, v.GenericSchema> }
    // Pages have the names as they are.
    const keyOf = map.isShown ? undefined : entries?.[String(itemKey)]
    const items = value.map((item) => {
      const newName = keyOf && mapPart(keyOf, Object(item)[String(itemKey)], { id: '', newId: '' }, map)
      const by = isNamed || !map.isShown ? map : { ...map, text: refuseText }
      return enter(known.item, item, name(item), newName ? `.${newName}` : name(item), by)
    })
    const left = items.filter((item) => item !== undefined)
    const isEmptied = left.length === 0 && value.length > 0 && known.pipe?.some(({ type }) => type === 'non_empty')
    return isEmptied ? undefined : left
  }
  if (known.type === 'record')
    return mapEntries(value, (key, part) => [mapPart(known.key, key, place, map), enter(known.value, part, `.${key}`)])
  if (known.type !== 'strict_object') return value
  const mapped = mapEntries(value, (key, part) => {
    const entry = known.entries[key]
    if (entry && map.isShown && v.getMetadata(entry).isHidden) return [undefined, undefined]
    return [key, entry ? enter(entry, part, `.${key}`) : part]
  })
  const isLeft = (key: string) => key in mapped || known.entries[key]?.type === 'optional'
  return map.isShown || Object.keys(value).every(isLeft) ? mapped : undefined
}

function refuseText(id: string): never {
  throw new Error(`${id}: the items of a list with texts need ids; make it with \`list\` of model/kit/define.ts`)
}

function mapEntries(value: object, map: (key: string, part: unknown) => [key: unknown, part: unknown]) {
  const mapped: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    const [newKey, newPart] = map(key, part)
    if (newKey !== undefined && newPart !== undefined) mapped[String(newKey)] = newPart
  }
  return mapped
}
