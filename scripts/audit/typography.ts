import type { CheerioAPI } from 'cheerio'
import { findTyposIn } from '../texts/typography.ts'
import { ofEach } from './site.ts'

/** What a visitor reads has the typography of its language, also where code puts it together: dates, lengths, lists. */
export const typography = ofEach(({ page, $ }) =>
  listPassages($, page.locale).flatMap((passage) => findTyposIn(passage, page.locale).map((typo) => `has ${typo}`)),
)

/** Elements that hold words, and no others that do. */
const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, figcaption, caption, label, text, desc, title'

/** Code, what is not read, and quotes. */
const omitted = new Set(['code', 'pre', 'script', 'style', 'q', 'cite'])

/** Neighbours that the page sets apart. */
const apart = new Set(['a', 'span', 'div', 'b', 'small', 'mark', 'br'])

/** Of a spreadsheet: code, whatever shows it. */
const formula = /^=?[\p{Lu}.]+\(/u

function listPassages($: CheerioAPI, language: string): string[] {
  const found = $(`:is(main, header, footer) :is(${blocks}):not(:is(code, pre) *)`).toArray()
  const outer = new Set<Node>(found.flatMap(listParents))
  return found
    .filter((block) => !outer.has(block) && findLanguage(block, language) === language)
    .map((block) =>
      block.children
        .map((node) => readWords(node, language))
        .join('')
        .trim(),
    )
    .filter((words) => !formula.test(words))
}

function listParents({ parent }: Node): Node[] {
  return parent?.type === 'tag' ? [parent, ...listParents(parent)] : []
}

function findLanguage(block: Node, language: string): string {
  const own = [block, ...listParents(block)].find((node) => 'attribs' in node && node.attribs.lang)
  return own && 'attribs' in own ? (own.attribs.lang ?? language) : language
}

/** What is read of a node; an ellipsis stands for words of another language or from outside. */
function readWords(node: Node, language: string): string {
  if (node.type === 'text') return node.data
  if (!('attribs' in node)) return ''
  const { lang = language, href = '' } = node.attribs
  const isLeftOut = omitted.has(node.name) || lang !== language || (node.name === 'a' && href.startsWith('http'))
  const words = isLeftOut ? '…' : node.children.map((child) => readWords(child, language)).join('')
  return apart.has(node.name) ? `…${words}…` : words
}

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number]
