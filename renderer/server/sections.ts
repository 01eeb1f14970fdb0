import type { Element, Nodes, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Section } from '../../retrieval/documents.ts'
import { readMain } from './markdown.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/**
 * The text of a page by its headings, as the search, asking and agents read it: what is cited is what is shown, and the
 * anchor of a passage exists. Controls, drawings, specimens, rows that lead to other pages and the last call are left out.
 *
 * @param html the whole document
 */
export function createSections(html: string): Section[] {
  const tree = parser.parse(readMain(html))
  const sections: Section[] = []
  /** The last anchor, and whether a heading has taken it. */
  let anchor = ''
  let heading = ''
  visit(tree, (node) => {
    if (node.type !== 'element') return
    if (isLeftOut(node)) return SKIP
    const { id } = node.properties
    if (typeof id === 'string' && node.tagName !== 'main') anchor = id
    if (isHeading(node)) {
      heading = readHeading(node)
      sections.push({ id: node.tagName === 'summary' ? '' : anchor, heading, passages: [] })
      return SKIP
    }
    if (!isBlock(node) || hasBlock(node)) return
    const section = sections.at(-1)
    const text = readText(node)
    if (!section || text === '') return SKIP
    // An answer's own anchor comes after its question.
    section.id ||= anchor
    section.passages.push(text)
    return SKIP
  })
  return sections.filter(({ id, passages }) => id !== '' && passages.length > 0)
}

const blocks = ['p', 'li', 'dt', 'dd', 'td', 'th', 'blockquote', 'figcaption', 'caption']

function isBlock({ tagName }: Element): boolean {
  return blocks.includes(tagName)
}

function isHeading({ tagName }: Element): boolean {
  return /^(h[1-6]|summary)$/.test(tagName)
}

function hasBlock(element: Element): boolean {
  return element.children.some(
    (child) => child.type === 'element' && (isBlock(child) || isHeading(child) || hasBlock(child)),
  )
}

const controls = [
  'form',
  'button',
  'nav',
  'search',
  'script',
  'style',
  'iframe',
  'svg',
  'pre',
  'figure',
  'dialog',
  'template',
]

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element
  return (
    controls.includes(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.hidden === true ||
    properties.id === 'call' ||
    (['li', 'article', 'tr'].includes(tagName) && leadsElsewhere(element))
  )
}

/** Whether an item, or a line in it, begins with a link to a page of the site: it says what that page says. */
function leadsElsewhere(item: Element): boolean {
  const first = findFirst(item)
  return (
    (first?.tagName === 'a' && String(first.properties.href).startsWith('/')) ||
    item.children.some(
      (child) => child.type === 'element' && /^(div|p|h[2-6])$/.test(child.tagName) && leadsElsewhere(child),
    )
  )
}

/** The element around an item's first words. */
function findFirst(element: Element): Element | undefined {
  for (const child of element.children) {
    if (child.type === 'text' && child.value.trim() !== '') return element
    if (child.type !== 'element') continue
    if (child.tagName === 'a') return child
    const first = findFirst(child)
    if (first) return first
  }
  return undefined
}

function readHeading(element: Element): string {
  return readText({ ...element, children: element.children.filter((child) => !isSampleMark(child)) })
}

function isSampleMark(node: Nodes): boolean {
  return node.type === 'element' && node.properties.dataSample !== undefined
}

/** The words of an element as the page shows them; no-break spaces stay. */
function readText(element: Element): string {
  const text = toText({ type: 'root', children: [element] } satisfies Root)
  return text.replace(/[ \t\r\n]+/g, ' ').trim()
}
