import type { Nodes } from 'mdast'
import { memoize } from '../../memoize.ts'
import { parseMarkdown } from '../../model/kit/markdown.ts'
import { isDocument, type TextKind } from './list-texts.ts'

/**
 * The words of a text as a reader sees them: the text itself, or the title, summary, headings, paragraphs and table
 * cells of a post or an issue, one passage each. It leaves out code, addresses, placeholders and the text of links to other sites,
 * which are titles and names in any language.
 */
export const listPassages = memoize((kind: TextKind, words: string): string[] => {
  const plain = kind === 'interface' ? stripMessage(words) : words
  const passages = isDocument(kind) ? listBlocks(readMarkdown(words)) : [plain]
  return passages
    .map((passage) => passage.replace(addresses, ' ').replace(quotes, '…').trim())
    .filter((passage) => passage !== '' && !fileName.test(passage))
})

export function listLinks(markdown: string): string[] {
  return listNodes(readMarkdown(markdown)).flatMap((node) => ('url' in node ? [node.url] : []))
}

/** The shape of a Markdown text: `h2`, `h3`, `code python`. */
export function listHeadingsAndCode(markdown: string): string[] {
  return listNodes(readMarkdown(markdown)).flatMap((node) => {
    if (node.type === 'heading') return [`h${node.depth}`]
    return node.type === 'code' ? [`code ${node.lang ?? ''}`.trim()] : []
  })
}

function listNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(listNodes) : [])]
}

/** Web addresses, e-mail addresses and host names. */
const addresses =
  /https?:\/\/\S+|\S+@\S+\.\w+|\b(?:[\w-]+\.)+(?:com|org|net|io|dev|eu|es|fr|cn|ai|md|py|ts|json|jsonl|csv|pdf|toml|ya?ml)\b/g

/** A text that is the name of a file or a folder has other spellings: no accents, hyphens for spaces. */
const fileName = /^[\p{L}\d-]+(?:\.[a-z]+|\/)$/u

/** `[claim:roadmap]`, which pages show as a figure or a date (`model/quotes.ts`). */
const quotes = /\[\w+:[\w.-]+\]/g

/** Memoized, because spelling, terms and links are looked at one after the other. */
const readMarkdown = memoize(parseMarkdown)

/** Blocks that hold words and no other blocks. */
const wordBlocks = new Set(['heading', 'paragraph', 'tableCell'])

function listBlocks(node: Nodes): string[] {
  if (wordBlocks.has(node.type)) return [readWords(node)]
  return 'children' in node ? node.children.flatMap(listBlocks) : []
}

function readWords(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return ' '
  // A placeholder, so that the words around it do not become neighbours.
  if (node.type === 'inlineCode' || (node.type === 'link' && /^https?:/.test(node.url))) return '…'
  return 'children' in node ? node.children.map(readWords).join('') : ''
}

/** The words of an ICU message: `{count, plural, one {# article} other {# articles}}` holds "article" and "articles". */
function stripMessage(message: string): string {
  return message
    .replace(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replace(/(?:=\d+|\b(?:zero|one|two|few|many|other)) \{/g, ' {')
    .replace(/\{\w*\}|[{}#]/g, ' ')
}
