import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

/** The words of an article by kind. */
export type ArticleWords = {
  headings: string[]
  /** Paragraphs, items of lists and rows of tables. */
  passages: string[]
  /** The distinct names of the code, because visitors search for them but not for their order. */
  code: string[]
}

/** Packages, and words with an underscore, a digit or a capital inside: the others are keywords, comments and messages. */
const names = /(?<=\b(?:import|from) )\w+|\b(?=\w*(?:[_\d]|[a-z][A-Z]))[A-Za-z]\w{2,}/g

const parser = unified().use(remarkParse).use(remarkGfm)

/** Reads the words of an article's Markdown. */
export function readPassages(markdown: string): ArticleWords {
  const headings: string[] = []
  const passages: string[] = []
  const code = new Set<string>()
  visit(parser.parse(markdown), (node) => {
    if (node.type === 'heading') headings.push(readText(node))
    else if (node.type === 'paragraph' || node.type === 'tableRow') passages.push(readText(node))
    else if (node.type === 'code') for (const [name] of node.value.matchAll(names)) code.add(name)
    else return undefined
    return SKIP
  })
  return { headings, passages, code: [...code] }
}

function readText(node: Nodes): string {
  return joinText(node).replace(/\s+/g, ' ').trim()
}

function joinText(node: Nodes): string {
  if (node.type === 'html') return ''
  if ('value' in node) return node.value
  if (!('children' in node)) return ' '
  return node.children.map(joinText).join(node.type === 'tableRow' ? ' · ' : '')
}
