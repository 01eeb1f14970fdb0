import { isScalar, parseDocument } from 'yaml'
import { memoize } from '../memoize.ts'
import { findFrontMatter, findLineEnd } from '../model/kit/front-matter.ts'
import { parseMarkdown } from '../model/kit/markdown.ts'
import { type DocumentKind, documents, isDocument } from './texts/list-texts.ts'

/** A part of a post or an issue of the newsletter: `title`, `brief.0`, or a block of its Markdown, `body.3`. */
export type DocumentPart = { kind: DocumentKind; slug: string; part: string; textId: string }

/** @param id `posts.agents-that-ask.body.3` */
export function parseDocumentPart(id: string): DocumentPart | undefined {
  const document = parseDocumentId(id)
  if (!document) return undefined
  const { kind, part } = document
  return /^body\.\d+$/.test(part) || (part !== 'body' && documents[kind].parts.includes(part)) ? document : undefined
}

/** The same of any field of the front matter: `posts.agents-that-ask.date`. */
export function parseDocumentId(id: string): DocumentPart | undefined {
  const [, textId = '', kind = '', slug = '', part = ''] =
    /^((post|issue)s\.([a-z0-9-]+))\.([a-z]+(?:\.\d+)?)$/.exec(id) ?? []
  return isDocument(kind) ? { kind, slug, part, textId } : undefined
}

export function listDocumentParts(kind: DocumentKind, source: string): Array<{ part: string; words: string }> {
  const heads = documents[kind].parts.flatMap((part) => {
    const words = readDocumentPart(source, part)
    return words === undefined ? [] : { part, words }
  })
  const bodies = listPlaces(source).map(({ start, end }, index) => ({
    part: `body.${index}`,
    words: source.slice(start, end),
  }))
  return [...heads, ...bodies]
}

/** The words of a part as they stand in the file; undefined where it has none. */
export function readDocumentPart(source: string, part: string): string | undefined {
  return findPart(source, part)?.words
}

/** The file with the words of a part replaced; all other bytes stay. @throws Error where it has no such part */
export function writeDocumentPart(source: string, part: string, words: string): string {
  const found = findPart(source, part)
  if (!found) throw new Error(`There is no part ${part}`)
  const text = part.startsWith('body.') ? words.trimEnd().replace(/\r?\n/g, findLineEnd(source)) : JSON.stringify(words)
  return source.slice(0, found.start) + text + source.slice(found.end)
}

/** The file with other blocks; what stands between them stays in its place. */
export function writeBlocks(source: string, change: (blocks: string[]) => string[]): string {
  const places = listPlaces(source)
  const emptyLine = findLineEnd(source).repeat(2)
  const gaps = places.slice(1).map(({ start }, index) => source.slice(places[index]?.end, start))
  const blocks = change(places.map(({ start, end }) => source.slice(start, end)))
  const body = blocks.map((block, index) => (index === 0 ? block : (gaps[index - 1] ?? emptyLine) + block)).join('')
  return source.slice(0, places[0]?.start) + body + source.slice(places.at(-1)?.end ?? source.length)
}

/** The kinds of the blocks of a file, in their order: a block has the same number in each language where these are the same. */
export function listBlocks(source: string): string[] {
  return listPlaces(source).map(({ type }) => type)
}

function findPart(source: string, part: string) {
  if (part.startsWith('body.')) {
    const place = listPlaces(source)[Number(part.slice(5))]
    return place && { ...place, words: source.slice(place.start, place.end).replaceAll('\r\n', '\n') }
  }
  const { head = '' } = findFrontMatter(source) ?? {}
  const offset = source.indexOf('\n') + 1
  const path = part.split('.').map((name) => (/^\d$/.test(name) ? Number(name) : name))
  const node = parseDocument(head).getIn(path, true)
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return undefined
  return { start: offset + node.range[0], end: offset + node.range[1], words: node.value }
}

/** The places of the blocks in a file: `source.slice(start, end)`. Each part of a document asks for them. */
const listPlaces = memoize((source: string) => {
  const start = findFrontMatter(source)?.end ?? 0
  return parseMarkdown(source.slice(start)).children.map(({ type, position }) => ({
    type,
    start: start + (position?.start.offset ?? 0),
    end: start + (position?.end.offset ?? 0),
  }))
})
