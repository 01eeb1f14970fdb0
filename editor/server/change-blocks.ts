import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { documents } from '../../scripts/texts/documents.ts'
import { assertMovable, type ListAction, type ListPlace, type ListPlan } from './change-list.ts'
import { type DocumentPart, listBlocks, parseDocumentPart, writeBlocks } from './document-parts.ts'

/** What keeps the blocks of a post or an issue from being changed in all languages at once. */
export const differentBlocks =
  'The languages have different paragraphs here, so what stands side by side may not belong together. Make them alike first: as many paragraphs, headings and lists, in the same order.'

/** The place of a block among those of its post or issue; undefined for other texts. */
export function findBlockList(id: string, root = '.'): (ListPlace & { isAlike: boolean }) | undefined {
  const found = findBlock(id, root)
  if (!found) return undefined
  const shapes = found.sources.map(({ source }) => listBlocks(source))
  return { index: found.index, length: shapes[0]?.length ?? 0, isAlike: new Set(shapes.map(String)).size === 1 }
}

/**
 * Plans that a block is added, removed or moved in all languages at once.
 *
 * @throws Error in the owner's words where this cannot be
 */
export function planBlocks(id: string, action: ListAction, root = '.'): ListPlan {
  const found = findBlock(id, root)
  const list = findBlockList(id, root)
  if (!found || !list) throw new Error('This text stands in no list.')
  const { index, length } = list
  if (!list.isAlike) throw new Error(differentBlocks)
  assertMovable(index, length, action)
  if (action === 'remove' && length === 1) throw new Error('This is the only paragraph: change its words instead.')
  const expected = length + { add: 1, remove: -1, up: 0, down: 0 }[action]
  const edits = new Map(
    found.sources.map(({ file, source }) => {
      const changed = writeBlocks(source, (blocks) => changeOrder(blocks, index, action))
      // Two lists without a paragraph between them are one.
      if (listBlocks(changed).length !== expected) throw new Error('There it would run into what stands beside it.')
      return [file, changed]
    }),
  )
  const shown = { add: index + 1, remove: Math.max(0, index - 1), up: index - 1, down: index + 1 }[action]
  return { edits, id: `${found.document.textId}.body.${shown}` }
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

function changeOrder(blocks: string[], index: number, action: ListAction): string[] {
  if (action === 'add') return blocks.toSpliced(index + 1, 0, 'New paragraph')
  const others = blocks.toSpliced(index, 1)
  if (action === 'remove') return others
  return others.toSpliced(action === 'up' ? index - 1 : index + 1, 0, ...blocks.slice(index, index + 1))
}
