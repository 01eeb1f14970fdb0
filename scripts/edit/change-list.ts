import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'
import { hashBareText } from '../../content/map-texts.ts'
import { localeCodes } from '../../locales/locales.ts'
import { renamePo } from '../../locales/po-file.ts'
import { targetLocales } from '../texts/list-texts.ts'
import type { Edits } from './files.ts'
import { type FoundValue, findValue, getItemKey, replaceValue } from './find-value.ts'
import { quoteText, splice } from './format-source.ts'
import { type LocatedList, locateList } from './locate-text.ts'
import { findTextPart } from './read-text.ts'

export const listActions = ['add', 'remove', 'up', 'down'] as const

export type ListAction = (typeof listActions)[number]

/** The list that a text stands in, and its item. */
export type ListPlace = { id: string; item: string; index: number; length: number; can: Record<ListAction, boolean> }

/** What changing a list writes, and the id of the text to show afterwards. */
export type ListPlan = { edits: Edits; id: string | undefined }

/** The innermost list that a text of `content/` stands in; undefined where it stands in none. */
export function findList(id: string): ListPlace | undefined {
  const found = findItem(id)
  if (!found) return undefined
  const { listId, key, index, items, list } = found
  const can = (action: ListAction) => {
    const changed = changeItems(items, index, action, list)
    return changed !== undefined && v.is(list.schema, changed)
  }
  return {
    id: listId,
    item: key,
    index,
    length: items.length,
    can: { add: can('add'), remove: can('remove'), up: index > 0, down: index < items.length - 1 },
  }
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
  const place = findList(id)
  if (!found || !place) throw new Error('This text stands in no list.')
  if (!place.can[action]) throw new Error(explainRefusal(found, action))
  const { part, listId, key, index, items } = found
  const located = locateList(
    part,
    listId,
    items.map((item) => getItemKey(item, found.list.itemKey)),
    root,
  )
  if (!located) throw new Error(`${part.file} does not write this list item by item.`)
  const source = readFileSync(join(root, located.file), 'utf8')
  const { text, newId } = changeSource(source, located, index, action, listId)
  const edits: Edits = new Map([[located.file, splice(located.file, source, located, text)]])
  if (action === 'remove') {
    removeTranslations(edits, part.id, `${listId}.${key}`, root)
    removeQuestions(edits, part.id, key, root)
  }
  const neighbour = items[index + 1] ?? items[index - 1]
  const left = neighbour === undefined ? undefined : findFirstText(listId, neighbour, found.list)
  return { edits, id: action === 'remove' ? left : (newId ?? id) }
}

function findItem(id: string) {
  const part = findTextPart(id)
  if (!part) return undefined
  const path = id === part.id ? [] : id.slice(part.id.length + 1).split('.')
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const list = findValue(part.schema, part.content, path.slice(0, length))
    const key = path[length]
    if (!list || !Array.isArray(list.value) || key === undefined) continue
    const index = list.value.findIndex((item) => getItemKey(item, list.itemKey) === key)
    const listId = [part.id, ...path.slice(0, length)].join('.')
    if (index >= 0) return { part, list, listId, key, index, items: list.value as unknown[] }
  }
  return undefined
}

function changeItems(items: unknown[], index: number, action: ListAction, list: FoundValue): unknown[] | undefined {
  const item = items[index]
  if (action === 'remove') return items.toSpliced(index, 1)
  if (action !== 'add') return items
  // A list whose items a field other than `id` names is one of known names: it cannot grow here.
  if (typeof item === 'string') return items.toSpliced(index + 1, 0, createNewText(items))
  return list.itemKey === 'id'
    ? items.toSpliced(index + 1, 0, replaceValue(item, ['id'], createNewKey(items)))
    : undefined
}

function explainRefusal({ list, items, index }: NonNullable<ReturnType<typeof findItem>>, action: ListAction): string {
  if (action === 'up') return 'This is the first one already.'
  if (action === 'down') return 'This is the last one already.'
  const result = v.safeParse(list.schema, changeItems(items, index, action, list))
  return result.issues?.[0].message ?? 'This list has a fixed set of items.'
}

/** @returns the list's new source, and the id of the first text of a new item */
function changeSource(
  source: string,
  { start, end, items }: LocatedList,
  index: number,
  action: ListAction,
  listId: string,
) {
  const item = items[index]
  if (!item) throw new Error('The list has changed meanwhile.')
  const at = (place: { start: number; end: number }) => source.slice(place.start, place.end)
  const whole = { start, end }
  const replace = (places: Array<{ start: number; end: number; text: string }>) =>
    places
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, place) => text.slice(0, place.start - start) + place.text + text.slice(place.end - start),
        at(whole),
      )
  if (action === 'add') {
    const { text, newId } = copyItem(
      item.node,
      items.map(({ key }) => key),
      listId,
    )
    return { text: replace([{ start: item.end, end: item.end, text: `, ${text}` }]), newId }
  }
  if (action === 'remove') {
    const next = items[index + 1]
    const previous = items[index - 1]
    // With the comma on one of its sides.
    const gap = next
      ? { start: item.start, end: next.start }
      : { start: previous ? previous.end : item.start, end: item.end }
    return { text: replace([{ ...gap, text: '' }]), newId: undefined }
  }
  const other = items[action === 'up' ? index - 1 : index + 1]
  if (!other) throw new Error('The list has changed meanwhile.')
  return {
    text: replace([
      { ...item, text: at(other) },
      { ...other, text: at(item) },
    ]),
    newId: undefined,
  }
}

/** A new item made like its neighbour, with a name of its own and words to be written. */
function copyItem(node: ts.Expression, keys: string[], listId: string): { text: string; newId: string } {
  if (ts.isStringLiteralLike(node)) {
    const words = createNewText(keys)
    return { text: quoteText(words), newId: `${listId}.${hashBareText(words)}` }
  }
  const key = createNewKey(keys.map((id) => ({ id })))
  const part = findTextPart(listId)
  const base = node.getStart()
  const pieces: Array<{ start: number; end: number; text: string }> = []
  let newId: string | undefined
  const visit = (child: ts.Node, path: string[]) => {
    if (ts.isPropertyAssignment(child)) {
      const name = child.name.getText().replace(/^['"]|['"]$/g, '')
      const literal = child.initializer
      if (ts.isStringLiteralLike(literal)) {
        const isKey = path.length === 0 && name === 'id'
        const isWords = isTextOf(part, listId, keys, [...path, name])
        if (isKey) pieces.push({ start: literal.getStart(), end: literal.getEnd(), text: quoteText(key) })
        else if (isWords) {
          pieces.push({ start: literal.getStart(), end: literal.getEnd(), text: quoteText(`New ${name}`) })
          newId ??= [listId, key, ...path, name].join('.')
        }
        return
      }
      ts.forEachChild(literal, (inner) => visit(inner, [...path, name]))
      return
    }
    ts.forEachChild(child, (inner) => visit(inner, path))
  }
  ts.forEachChild(node, (child) => visit(child, []))
  const text = pieces
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (copy, piece) => copy.slice(0, piece.start - base) + piece.text + copy.slice(piece.end - base),
      node.getText(),
    )
  return { text, newId: newId ?? `${listId}.${key}` }
}

/** Whether a field of the list's items holds words. */
function isTextOf(part: ReturnType<typeof findTextPart>, listId: string, keys: string[], path: string[]): boolean {
  if (!part) return false
  const rest = listId === part.id ? [] : listId.slice(part.id.length + 1).split('.')
  return keys.some((key) => {
    const found = findValue(part.schema, part.content, [...rest, key, ...path])
    return found !== undefined && v.getMetadata(found.schema).isTranslatable === true
  })
}

function findFirstText(listId: string, item: unknown, list: FoundValue): string {
  const key = getItemKey(item, list.itemKey)
  if (typeof item === 'string') return `${listId}.${key}`
  const field = Object.entries(Object(item)).find(([name, value]) => name !== list.itemKey && typeof value === 'string')
  return field ? `${listId}.${key}.${field[0]}` : `${listId}.${key}`
}

function createNewKey(items: unknown[]): string {
  const taken = new Set(items.map((item) => Object(item).id))
  for (let number = 1; ; number += 1) if (!taken.has(`new-${number}`)) return `new-${number}`
}

/** Different from the others, whose ids are made of their words. */
function createNewText(items: unknown[]): string {
  const taken = new Set(items)
  for (let number = 1; ; number += 1) {
    const text = number === 1 ? 'New text' : `New text ${number}`
    if (!taken.has(text) && !taken.has(hashBareText(text))) return text
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

/** What visitors ask that a removed item answered: `'/services/medical-ai#faq-price': '…'` in the files of each language. */
function removeQuestions(edits: Edits, partId: string, key: string, root: string) {
  const name = partId.slice(partId.indexOf('.') + 1).replaceAll('.', '/')
  const entry = new RegExp(
    `^ *'[^'#]*/${name}#[\\w-]+-${key}':\\s*(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"),\\n`,
    'gm',
  )
  for (const locale of localeCodes) {
    const file = `content/asked/questions/${locale}.ts`
    if (!existsSync(join(root, file))) continue
    const source = readFileSync(join(root, file), 'utf8')
    const left = source.replace(entry, '')
    if (left !== source) edits.set(file, left)
  }
}
