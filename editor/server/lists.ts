import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KnownSchema, mapContent } from '../../content/map-content.ts'
import { mapTexts } from '../../content/map-texts.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { renamePo } from '../../locales/po-file.ts'
import { documents } from '../../scripts/texts/documents.ts'
import { targetLocales } from '../../scripts/texts/list-texts.ts'
import { type FoundValue, findContent, getItemKey, planContent } from './content.ts'
import { type DocumentPart, listBlocks, parseDocumentPart, writeBlocks } from './document.ts'
import type { Edits } from './journal.ts'

export const listActions = ['add', 'remove', 'up', 'down'] as const

export type ListAction = (typeof listActions)[number]

/** Where a text stands in a list; `problem` says why that cannot be changed. */
export type ListPlace = { index: number; length: number; problem?: string }

/** What changing a list writes, and the id of the text to show afterwards. */
export type ListPlan = { edits: Edits; id: string | undefined }

/** What keeps the blocks of a post or an issue from being changed in all languages at once. */
export const differentBlocks =
  'The languages have different paragraphs here, so what stands side by side may not belong together. Make them alike first: as many paragraphs, headings and lists, in the same order.'

/** The place in the innermost list that a text stands in, or of a block among those of its post; undefined for all others. */
export function findList(id: string, root = '.'): ListPlace | undefined {
  const block = findBlock(id, root)
  if (block) {
    const shapes = block.sources.map(({ source }) => listBlocks(source))
    const isAlike = new Set(shapes.map(String)).size === 1
    return { index: block.index, length: shapes[0]?.length ?? 0, ...(isAlike ? {} : { problem: differentBlocks }) }
  }
  const item = findItem(id)
  return item && { index: item.index, length: item.items.length }
}

/**
 * Plans a change of the list that a text stands in. Translations stay with their item, because they are known by its id; those
 * of an item that goes away go with it. Blocks change in all languages at once.
 *
 * @param id of any text of the item: `services.medical-ai.faq.price.answer`
 * @throws Error in the owner's words where the list must not change so
 */
export function planList(id: string, action: ListAction, root = '.'): ListPlan {
  const place = findList(id, root)
  if (!place) throw new Error('This text stands in no list.')
  if (place.problem) throw new Error(place.problem)
  if (action === 'up' && place.index === 0) throw new Error('This is the first one already.')
  if (action === 'down' && place.index === place.length - 1) throw new Error('This is the last one already.')
  const block = findBlock(id, root)
  return block ? planBlocks(block, place, action) : planItems(id, action, root)
}

/** The files of a post or an issue in the languages that it has. */
export function readSources(
  { kind, slug }: DocumentPart,
  root: string,
): Array<{ locale: Locale; file: string; source: string }> {
  return localeCodes.flatMap((locale) => {
    const file = `${documents[kind].folder}${slug}/${locale}.md`
    return existsSync(join(root, file)) ? [{ locale, file, source: readFileSync(join(root, file), 'utf8') }] : []
  })
}

function findBlock(id: string, root: string) {
  const document = parseDocumentPart(id)
  return document?.part.startsWith('body.')
    ? { document, index: Number(document.part.slice(5)), sources: readSources(document, root) }
    : undefined
}

function planBlocks(
  { document, index, sources }: NonNullable<ReturnType<typeof findBlock>>,
  { length }: ListPlace,
  action: ListAction,
): ListPlan {
  if (action === 'remove' && length === 1) throw new Error('This is the only paragraph: change its words instead.')
  const expected = length + { add: 1, remove: -1, up: 0, down: 0 }[action]
  const edits = sources.map(({ file, source }) => {
    const changed = writeBlocks(source, (blocks) => changeOrder(blocks, index, action, () => 'New paragraph'))
    // Two lists without a paragraph between them are one.
    if (listBlocks(changed).length !== expected) throw new Error('There it would run into what stands beside it.')
    return [file, changed] as const
  })
  const shown = { add: index + 1, remove: Math.max(0, index - 1), up: index - 1, down: index + 1 }[action]
  return { edits: new Map(edits), id: `${document.textId}.body.${shown}` }
}

function planItems(id: string, action: ListAction, root: string): ListPlan {
  const found = findItem(id)
  if (!found) throw new Error('This text stands in no list.')
  const { part, list, listId, key, index, items } = found
  // As the file has it: what is left out there is not written for that.
  const change = (written: unknown) =>
    changeOrder(written as unknown[], index, action, (item, all) => createItem(item, all, list))
  const edits = planContent(part, list.keys, change, root)
  if (action === 'add') return { edits, id: findFirstText(list, listId, change(items)[index + 1]) }
  if (action !== 'remove') return { edits, id }
  removeTranslations(edits, part.id, `${listId}.${key}`, root)
  removeQuestions(edits, part.id, key, root)
  return { edits, id: findFirstText(list, listId, items[index + 1] ?? items[index - 1]) }
}

/** The innermost list of the content that a text stands in, and its item there. */
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

function changeOrder<Item>(
  items: Item[],
  index: number,
  action: ListAction,
  create: (item: Item, all: Item[]) => Item,
): Item[] {
  const [item] = items.slice(index, index + 1)
  if (item === undefined) return items
  if (action === 'add') return items.toSpliced(index + 1, 0, create(item, items))
  const others = items.toSpliced(index, 1)
  return action === 'remove' ? others : others.toSpliced(action === 'up' ? index - 1 : index + 1, 0, item)
}

/** An item like another one, with a name of its own and words to be written. */
function createItem(item: unknown, items: unknown[], list: FoundValue): unknown {
  // Bare texts differ from each other, because their ids are made of their words.
  if (typeof item === 'string') return findFree((number) => (number === 1 ? 'New text' : `New text ${number}`), items)
  const known = list.schema as unknown as KnownSchema
  // Items that another field than `id` names are those of known names.
  if (list.itemKey !== 'id' || known.type !== 'array') throw new Error('This list has a fixed set of items.')
  const bareLists = new Set<string>()
  const emptied = mapContent(known.item, item, 'item', {
    text: (id) => {
      const [, path = '', name = ''] = /^(.*)\.(.*)$/.exec(id) ?? []
      if (!/^[0-9a-f]{8}$/.test(name)) return `New ${name}`
      // A list of bare texts begins with one.
      if (bareLists.has(path)) return undefined
      bareLists.add(path)
      return 'New text'
    },
    reference: (_kind, name) => name,
  })
  const taken = items.map((other) => Object(other).id)
  return { ...Object(emptied), id: findFree((number) => `new-${number}`, taken) }
}

function findFree(name: (number: number) => string, taken: unknown[]): string {
  for (let number = 1; ; number += 1) if (!taken.includes(name(number))) return name(number)
}

function findFirstText({ schema }: FoundValue, listId: string, item: unknown): string | undefined {
  const ids: string[] = []
  if (item !== undefined) mapTexts(schema, [item], listId, (id) => String(ids.push(id)))
  return ids[0]
}

function removeTranslations(edits: Edits, partId: string, itemId: string, root: string) {
  const isGone = (id: string) => id === itemId || id.startsWith(`${itemId}.`)
  for (const locale of targetLocales) {
    const file = `locales/${locale}/content/${partId.split('.')[0]}.po`
    if (!existsSync(join(root, file))) continue
    const catalog = readFileSync(join(root, file), 'utf8')
    edits.set(
      file,
      renamePo(catalog, (id) => (isGone(id) ? undefined : id)),
    )
  }
}

/** What visitors ask that a removed item answered, in each language: `"/services/medical-ai#faq-price": "…"`. */
function removeQuestions(edits: Edits, partId: string, key: string, root: string) {
  const place = new RegExp(`/${partId.slice(partId.indexOf('.') + 1).replaceAll('.', '/')}#[\\w-]+-${key}$`)
  for (const locale of localeCodes) {
    const file = `content/asked/${locale}.json`
    if (!existsSync(join(root, file))) continue
    const all = Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')))
    const left = all.filter(([name]) => !place.test(name))
    if (left.length < all.length) edits.set(file, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`)
  }
}
