import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { mapTexts } from '../../content/map-texts.ts'
import { localeCodes } from '../../locales/locales.ts'
import { renamePo } from '../../locales/po-file.ts'
import { targetLocales } from '../../scripts/texts/list-texts.ts'
import { planContent } from './change-content.ts'
import type { Edits } from './files.ts'
import { type FoundValue, findContent, getItemKey, type Holder, unwrap } from './find-value.ts'

export const listActions = ['add', 'remove', 'up', 'down'] as const

export type ListAction = (typeof listActions)[number]

/** Where a text stands in a list. */
export type ListPlace = { index: number; length: number }

/** What changing a list writes, and the id of the text to show afterwards. */
export type ListPlan = { edits: Edits; id: string | undefined }

/** The place in the innermost list that a text of `content/` stands in; undefined where it stands in none. */
export function findList(id: string): ListPlace | undefined {
  const found = findItem(id)
  return found && { index: found.index, length: found.items.length }
}

/**
 * Plans a change of the list that a text stands in. Translations stay with their item, because they are known by its id; those
 * of an item that goes away go with it.
 *
 * @param id of any text of the item: `services.medical-ai.faq.price.answer`
 * @throws Error in the owner's words where the list must not change so
 */
export function planList(id: string, action: ListAction, root = '.'): ListPlan {
  const found = findItem(id)
  if (!found) throw new Error('This text stands in no list.')
  const { part, list, listId, key, index, items } = found
  assertMovable(index, items.length, action)
  // As the file has it: what is left out there is not written for that.
  const change = (written: unknown) => changeItems(written as unknown[], index, action, list)
  const edits = planContent(part, list.keys, change, root)
  if (action === 'add') return { edits, id: findFirstText(list, listId, change(items)[index + 1]) }
  if (action !== 'remove') return { edits, id }
  removeTranslations(edits, part.id, `${listId}.${key}`, root)
  removeQuestions(edits, part.id, key, root)
  return { edits, id: findFirstText(list, listId, items[index + 1] ?? items[index - 1]) }
}

/** @throws Error in the owner's words where an item is the first or the last already */
export function assertMovable(index: number, length: number, action: ListAction) {
  if (action === 'up' && index === 0) throw new Error('This is the first one already.')
  if (action === 'down' && index === length - 1) throw new Error('This is the last one already.')
}

function findItem(id: string) {
  const path = id.split('.')
  for (let length = path.length - 1; length > 0; length -= 1) {
    const listId = path.slice(0, length).join('.')
    const list = findContent(listId)
    const key = path[length] ?? ''
    if (!list || !Array.isArray(list.value)) continue
    const items: unknown[] = list.value
    const index = items.findIndex((item) => getItemKey(item, list.itemKey) === key)
    if (index >= 0) return { part: list.part, list, listId, key, index, items }
  }
  return undefined
}

function changeItems(items: unknown[], index: number, action: ListAction, list: FoundValue): unknown[] {
  const item = items[index]
  if (action === 'remove') return items.toSpliced(index, 1)
  if (action !== 'add') {
    const other = action === 'up' ? index - 1 : index + 1
    return items.with(index, items[other]).with(other, item)
  }
  if (typeof item === 'string') return items.toSpliced(index + 1, 0, createNewText(items))
  const holder = list.schema as unknown as Holder
  // Items that another field than `id` names are those of known names.
  if (list.itemKey !== 'id' || holder.type !== 'array') throw new Error('This list has a fixed set of items.')
  const copy = emptyTexts(holder.item, item, 'text')
  return items.toSpliced(index + 1, 0, { ...Object(copy), id: createNewKey(items) })
}

/** The same with words to be written in the place of its own. */
function emptyTexts(schema: v.GenericSchema, value: unknown, name: string): unknown {
  const inner = unwrap(schema, value)
  if (v.getMetadata(inner).isTranslatable) return value === undefined ? undefined : `New ${name}`
  const holder = inner as unknown as Holder
  if (holder.type === 'array' && Array.isArray(value)) {
    const isBare = v.getMetadata(holder.item).isTranslatable
    return (isBare ? value.slice(0, 1) : value).map((item) => emptyTexts(holder.item, item, name))
  }
  if (holder.type !== 'strict_object') return value
  const fields = Object.entries(Object(value)).map(([key, field]) => {
    const entry = holder.entries[key]
    return [key, entry ? emptyTexts(entry, field, key) : field]
  })
  return Object.fromEntries(fields)
}

function findFirstText({ schema }: FoundValue, listId: string, item: unknown): string | undefined {
  const ids: string[] = []
  if (item !== undefined) mapTexts(schema, [item], listId, (id) => String(ids.push(id)))
  return ids[0]
}

function createNewKey(items: unknown[]): string {
  const taken = new Set(items.map((item) => Object(item).id))
  for (let number = 1; ; number += 1) if (!taken.has(`new-${number}`)) return `new-${number}`
}

/** Different from the others, whose ids are made of their words. */
function createNewText(items: unknown[]): string {
  for (let number = 1; ; number += 1) {
    const text = number === 1 ? 'New text' : `New text ${number}`
    if (!items.includes(text)) return text
  }
}
function removeTranslations(edits: Edits, partId: string, itemId: string, root: string) {
  const catalog = partId.split('.')[0]
  for (const locale of targetLocales) {
    const file = `locales/${locale}/content/${catalog}.po`
    if (!existsSync(join(root, file))) continue
    const isGone = (id: string) => id === itemId || id.startsWith(`${itemId}.`)
    edits.set(
      file,
      renamePo(readFileSync(join(root, file), 'utf8'), (id) => (isGone(id) ? undefined : id)),
    )
  }
}

/** What visitors ask that a removed item answered, in each language: `"/services/medical-ai#faq-price": "…"`. */
function removeQuestions(edits: Edits, partId: string, key: string, root: string) {
  const name = partId.slice(partId.indexOf('.') + 1).replaceAll('.', '/')
  const entry = new RegExp(`/${name}#[\\w-]+-${key}$`)
  for (const locale of localeCodes) {
    const file = `content/asked/${locale}.json`
    if (!existsSync(join(root, file))) continue
    const all = Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')))
    const left = all.filter(([place]) => !entry.test(place))
    if (left.length < all.length) edits.set(file, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`)
  }
}
