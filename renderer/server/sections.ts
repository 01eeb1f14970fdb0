import type { Element, Nodes, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visitElements } from '../../model/kit/visit-elements.ts'
import type { Section } from '../../search/documents.ts'
import { isSampleMark, isVisuallyHidden, parseMain } from './markdown.ts'

/** The text of a page by its headings, for search, asking and agents: every citation is on the page, and the anchor of a passage exists. */
export function createSections(html: string, tree = parseMain(html)): Section[] {
  const sections: Section[] = []
  let anchor = ''
  visitElements(tree, (node, index, parent) => {
    if (isLeftOut(node)) return index + 1
    const { id } = node.properties
    // React's own ids change with the code around them.
    if (typeof id === 'string' && node.tagName !== 'main' && !id.startsWith('_')) anchor = id
    if (isHeading(node) || isRowHeading(node, parent)) {
      sections.push({ id: node.tagName === 'summary' ? '' : anchor, heading: readHeading(node), passages: [] })
      return index + 1
    }
    if (!isBlock(node) || hasBlock(node)) return
    const section = sections.at(-1)
    const text = readValue(node, parent, index)
    if (!section || isTooShort(node, text) || isWayOn(node) || section.passages.includes(text)) return index + 1
    // An answer's own anchor comes after its question.
    section.id ||= anchor
    section.passages.push(text)
    return index + 1
  })
  return sections.filter(({ id, passages }) => id !== '' && passages.length > 0)
}

const blocks = ['p', 'li', 'dt', 'dd', 'td', 'th', 'blockquote', 'caption']

function isBlock({ tagName }: Element): boolean {
  return blocks.includes(tagName)
}

function isHeading({ tagName }: Element): boolean {
  return /^(h[1-6]|summary)$/.test(tagName)
}

/** Tells if a cell names a row that has an anchor of its own: a rule with its date, a task. */
function isRowHeading({ tagName }: Element, row: Nodes | undefined): boolean {
  return tagName === 'th' && row?.type === 'element' && row.properties.id !== undefined
}

function hasBlock(element: Element): boolean {
  return element.children.some(
    (child) => child.type === 'element' && (isBlock(child) || isHeading(child) || hasBlock(child)),
  )
}

const controls = 'form button nav search script noscript style iframe pre template figure svg'.split(' ')

/** Beside controls: figures, names of files, rows that lead away, dates, what a post says twice, the tool for a line, the last call. */
function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element
  return (
    controls.includes(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.hidden === true ||
    ['call', 'line'].includes(String(properties.id)) ||
    ['brief', 'checked'].includes(String(properties.ariaLabelledBy)) ||
    (tagName === 'dt' && element.children.every((child) => child.type === 'element' && child.tagName === 'code')) ||
    (tagName === 'p' && element.children.some((child) => child.type === 'element' && child.tagName === 'time')) ||
    (['li', 'tr', 'td'].includes(tagName) && leadsElsewhere(element))
  )
}

/** Tells if an item, or a line in it, begins with a link to a page of the site: it says what that page says. */
function leadsElsewhere(item: Element): boolean {
  const first = findFirst(item)
  return (
    first?.tagName === 'a' ||
    item.children.some(
      (child) => child.type === 'element' && /^(div|p|h[2-6])$/.test(child.tagName) && leadsElsewhere(child),
    )
  )
}

/** The words of a block. A price or a phone number stands behind its term, because it says nothing without one. */
function readValue(node: Element, parent: Element | Root, index: number): string {
  const text = readText(node)
  if (hasWord(text)) return text
  const term = parent.children.slice(0, index).findLast((child) => child.type === 'element' && child.tagName === 'dt')
  return term?.type === 'element' ? `${readText(term)} ${text}` : text
}

function hasWord(text: string): boolean {
  return /\p{L}{3}|\p{Script=Han}/u.test(text)
}

/** Tells if a cell or a line holds a figure or a word only, which says nothing without its neighbours. */
function isTooShort({ tagName }: Element, text: string): boolean {
  if (!hasWord(text)) return true
  return ['td', 'p'].includes(tagName) && text.length < (/\p{Script=Han}/u.test(text) ? 5 : 12)
}

/** Tells if a line holds nothing but links and future links, one of them to a page of the site. */
function isWayOn({ children }: Element): boolean {
  const elements = children.filter((child) => child.type === 'element')
  return (
    children.every((child) => child.type !== 'text' || !/[\p{L}\p{N}]/u.test(child.value)) &&
    elements.every((child) => child.tagName === 'a' || child.children.some(isSampleMark)) &&
    elements.some(({ properties }) => /^[/?#]/.test(String(properties.href)))
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

/** The words of an element as the page shows them, without what a link says to screen readers alone; no-break spaces stay. */
function readText(element: Element): string {
  visitElements({ type: 'root', children: [element] }, (link) => {
    if (link.tagName === 'a')
      link.children = link.children.filter((child) => child.type !== 'element' || !isVisuallyHidden(child))
  })
  const text = toText({ type: 'root', children: [element] } satisfies Root)
  return text.replace(/[ \t\r\n]+/g, ' ').trim()
}
