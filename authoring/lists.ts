import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../locales/freshness.ts'
import { defaultLocale, type Locale, localeCodes } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import { getWrittenIn } from '../locales/server.ts'
import { getItemKey, type KnownSchema } from '../model/kit/known-schema.ts'
import { mapContent } from '../model/kit/map-content.ts'
import { mapTexts } from '../model/kit/map-texts.ts'
import { ownerFolder } from '../owner-files.ts'
import { type DocumentPart, listBlocks, parseDocumentPart, writeBlocks } from './document.ts'
import { type FoundValue, findContent, planContent } from './files/content.ts'
import { getPlaceholders } from './new/placeholders.ts'
import { documents } from './texts/list-texts.ts'

export const listActions = ['add', 'remove', 'up', 'down'] as const

export type ListAction = (typeof listActions)[number]

export const differentBlocks = tell('refusals.list.blocks')

/**
 * Finds the place of a text in the innermost list that holds it, or among the blocks of its post; undefined for all others.
 *
 * @returns `problem` says why it cannot be changed, `plan` what a change writes, with the id of the text to show afterwards
 */
export function findList(id: string, root = ownerFolder) {
  return findBlocks(id, root) ?? findItems(id, root)
}

/**
 * Plans a change of the list that a text stands in. Translations stay with their item, because they are known by its id; those
 * of an item that goes away leave the catalogs when texts are published, as all do that have no text. Blocks change in all languages at once.
 *
 * @param id of any text of the item: `services.medical-ai.faq.price.answer`
 * @throws Error in the owner's words where the list must not change so
 */
export function planList(id: string, action: ListAction, root = ownerFolder) {
  const list = findList(id, root)
  if (!list) throw new Error(tell('refusals.list.none'))
  if (list.problem) throw new Error(list.problem)
  if (action === 'up' && list.index === 0) throw new Error(tell('refusals.list.first'))
  if (action === 'down' && list.index === list.length - 1) throw new Error(tell('refusals.list.last'))
  return list.plan(action)
}

function readSources({ kind, slug }: DocumentPart, root: string) {
  return localeCodes.flatMap((locale) => {
    const file = documents[kind].getFile(slug, locale)
    return existsSync(join(root, file)) ? [{ locale, file, source: readFileSync(join(root, file), 'utf8') }] : []
  })
}

/** Plans other blocks of a post or an issue in all its languages at once. A translation of its words stays one. */
export function planBlocks(
  document: DocumentPart,
  root: string,
  change: (blocks: string[], locale: Locale) => string[],
): Map<string, string> {
  const files = readSources(document, root).map(({ locale, file, source }) => {
    return { locale, file, before: source, after: writeBlocks(source, (blocks) => change(blocks, locale)) }
  })
  const first = files.find(({ locale }) => locale === getWrittenIn(document.textId))
  const mark = (source: string, file: string) =>
    `source: "${hashText(documents[document.kind].readText(file, source))}"`
  const [before, after] = first ? [mark(first.before, first.file), mark(first.after, first.file)] : ['', '']
  return new Map(files.map((each) => [each.file, each.after.replace(before, after)]))
}

function findBlocks(id: string, root: string) {
  const document = parseDocumentPart(id)
  if (!document?.part.startsWith('body.')) return undefined
  const index = Number(document.part.slice(5))
  const shapes = readSources(document, root).map(({ source }) => listBlocks(source))
  const length = shapes[0]?.length ?? 0
  const isAlike = new Set(shapes.map(String)).size === 1
  const plan = (action: ListAction) => {
    if (action === 'remove' && length === 1) throw new Error(tell('refusals.list.only'))
    const expected = length + { add: 1, remove: -1, up: 0, down: 0 }[action]
    const edits = planBlocks(document, root, (blocks, locale) =>
      changeOrder(blocks, index, action, () => getPlaceholders(locale).paragraph),
    )
    // Two lists without a paragraph between them are one.
    for (const changed of edits.values())
      if (listBlocks(changed).length !== expected) throw new Error(tell('refusals.list.beside'))
    const shown = { add: index + 1, remove: Math.max(0, index - 1), up: index - 1, down: index + 1 }[action]
    return { edits, id: `${document.textId}.body.${shown}` }
  }
  return { index, length, plan, problem: isAlike ? undefined : differentBlocks }
}

function findItems(id: string, root: string) {
  const path = id.split('.')
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const listId = path.slice(0, depth).join('.')
    const key = path[depth] ?? ''
    const list = findContent(listId)
    const items: unknown[] = Array.isArray(list?.value) ? list.value : []
    const index = items.findIndex((item) => getItemKey(item, list?.itemKey) === key)
    if (!list || index < 0) continue
    // As the file has it: what is left out there is not written for that.
    const change = (written: unknown[], action: ListAction) =>
      changeOrder(written, index, action, () => createItem(written[index], written, list))
    const plan = (action: ListAction) => {
      const edits = planContent(list.part, list.keys, (written) => change(written as unknown[], action), root)
      if (action === 'up' || action === 'down') return { edits, id }
      const shown = action === 'add' ? change(items, action)[index + 1] : (items[index + 1] ?? items[index - 1])
      return { edits, id: findFirstText(list, listId, shown) }
    }
    return { index, length: items.length, plan, problem: undefined }
  }
  return undefined
}

function changeOrder<Item>(items: Item[], index: number, action: ListAction, create: () => Item): Item[] {
  if (action === 'add') return items.toSpliced(index + 1, 0, create())
  const others = items.toSpliced(index, 1)
  const moved = items.slice(index, index + 1)
  return action === 'remove' ? others : others.toSpliced(action === 'up' ? index - 1 : index + 1, 0, ...moved)
}

/** An item like another one, with a name of its own and words to be written. */
function createItem(item: unknown, items: unknown[], list: FoundValue): unknown {
  // Bare texts differ from each other, because their ids are made of their words.
  if (typeof item === 'string') return findFree(nameText, items)
  const known = list.schema as unknown as KnownSchema
  // Items that another field than `id` names are those of known names.
  if (list.itemKey !== 'id' || known.type !== 'array') throw new Error(tell('refusals.list.fixed'))
  let bare = 0
  const emptied = mapContent(known.item, item, 'item', {
    text: (id) => {
      const name = id.split('.').at(-1) ?? ''
      if (!/^[0-9a-f]{8}$/.test(name)) return getPlaceholders(defaultLocale).text
      bare += 1
      return nameText(bare)
    },
    reference: (_kind, name) => name,
  })
  const taken = items.map((other) => Object(other).id)
  return { ...Object(emptied), id: findFree((number) => `new-${number}`, taken) }
}

function nameText(number: number): string {
  const { text } = getPlaceholders(defaultLocale)
  return number === 1 ? text : `${text} ${number}`
}

function findFree(name: (number: number) => string, taken: unknown[]): string {
  for (let number = 1; ; number += 1) if (!taken.includes(name(number))) return name(number)
}

function findFirstText({ schema }: FoundValue, listId: string, item: unknown): string | undefined {
  const ids: string[] = []
  if (item !== undefined) mapTexts(schema, [item], listId, (id) => String(ids.push(id)))
  return ids[0]
}
