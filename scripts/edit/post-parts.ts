import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isScalar, parseDocument } from 'yaml'
import type { Place } from './locate-text.ts'

/** A part of a post: `title`, `brief.0`, or a block of its Markdown, `body.3`. */
export type PostPart = { slug: string; part: string }

/** @param id `posts.agents-that-ask.body.3` */
export function parsePostPart(id: string): PostPart | undefined {
  const [, slug, part] = /^posts\.([a-z0-9-]+)\.(title|summary|checked|brief\.[0-2]|body\.\d+)$/.exec(id) ?? []
  return slug && part ? { slug, part } : undefined
}

/** The words of a part as they stand in the post's file; undefined where it has none. */
export function readPostPart(source: string, part: string): string | undefined {
  return findPart(source, part)?.words
}

/**
 * The post's file with the words of a part replaced; all other bytes stay.
 *
 * @throws Error where the post has no such part
 */
export function writePostPart(source: string, part: string, words: string): string {
  const found = findPart(source, part)
  if (!found) throw new Error(`The post has no part ${part}`)
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  const text = part.startsWith('body.') ? words.trimEnd().replace(/\r?\n/g, lineEnd) : JSON.stringify(words)
  return source.slice(0, found.start) + text + source.slice(found.end)
}

/** Markdown put after a block. */
export function insertAfterBlock(source: string, part: string, markdown: string): string {
  const found = findPart(source, part)
  if (!found) throw new Error(`The post has no part ${part}`)
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  return `${source.slice(0, found.end)}${lineEnd}${lineEnd}${markdown}${source.slice(found.end)}`
}

/** The kinds of a post's blocks, in their order: a block has the same number in each language where these are the same. */
export function listBlocks(source: string): string[] {
  return parseBody(source).blocks.map(({ type }) => type)
}

type Found = Omit<Place, 'file'> & { words: string }

function findPart(source: string, part: string): Found | undefined {
  if (part.startsWith('body.')) {
    const { start, blocks } = parseBody(source)
    const position = blocks[Number(part.slice(5))]?.position
    const [from, to] = [position?.start.offset, position?.end.offset]
    if (from === undefined || to === undefined) return undefined
    return {
      start: start + from,
      end: start + to,
      words: source.slice(start + from, start + to).replaceAll('\r\n', '\n'),
    }
  }
  const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source) ?? []
  const offset = source.indexOf('\n') + 1
  const path = part.split('.').map((name) => (/^\d$/.test(name) ? Number(name) : name))
  const node = parseDocument(head).getIn(path, true)
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return undefined
  return { start: offset + node.range[0], end: offset + node.range[1], words: node.value }
}

function parseBody(source: string) {
  const start = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source)?.[0].length ?? 0
  return { start, blocks: unified().use(remarkParse).use(remarkGfm).parse(source.slice(start)).children }
}
