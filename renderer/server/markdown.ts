import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import { defaultNodeHandlers, type NodeHandle, toMdast } from 'hast-util-to-mdast'
import { toString as toText } from 'hast-util-to-string'
import type { Root as MarkdownRoot } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown'
import { defaultLocale, localeCodes } from '../../locales/locales.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { visitElements } from '../../model/kit/visit-elements.ts'
import { collapseSpaces } from './collapse-spaces.ts'
import { parseHtml } from './parse-html.ts'

/** The main text of a page for programs (https://llmstxt.org): title first, no controls, descriptions in place of drawings, whole URLs. */
export function createMarkdown(html: string, siteUrl: string, tree = parseMain(html)): string {
  prepare(tree, siteUrl, /<html[^>]* lang="([a-z]{2})/.exec(html)?.[1])
  return (
    toMarkdown(convert(tree), options)
      // In URLs `&` needs no backslash, and programs that match URLs would keep it.
      .replace(/\]\([^)\s]+\)/g, (target) => target.replaceAll('\\&', '&'))
      // A mark between punctuation and a letter works beside a space or a code only; Chinese, which has no space there, got codes.
      .replace(/([~*_]{1,2})&#x([0-9A-F]{4,});/g, (_, mark, code) => `${mark} ${readCode(code)}`)
      .replace(/&#x([0-9A-F]{4,});([~*_]{1,2})/g, (_, code, mark) => `${readCode(code)} ${mark}`)
  )
}

function readCode(code: string): string {
  return String.fromCodePoint(Number.parseInt(code, 16))
}

export function readMain(html: string): string {
  const start = html.indexOf('<main')
  return html.slice(start, html.indexOf('</main>', start))
}

/** The tree of the main text, without React's comments. */
export function parseMain(html: string): Root {
  return parseHtml(readMain(html).replace(/<!--.*?-->/g, ''))
}

function prepare(tree: Root, siteUrl: string, language: string | undefined) {
  removeWhatIsNotRead(tree)
  const { colon, quotes } = getPunctuation(localeCodes.find((code) => code === language) ?? defaultLocale)
  let level = 1
  visitElements(tree, (element) => {
    for (const name of ['href', 'src']) {
      const target = element.properties[name]
      if (typeof target === 'string' && target.startsWith('/')) element.properties[name] = `${siteUrl}${target}`
    }
    if (/^h[1-6]$/.test(element.tagName)) level = Number(element.tagName.slice(1))
    if (element.tagName === 'a') trim(element)
    if (isSampleMark(element)) putInParentheses(element)
    if (element.tagName === 'dialog') element.tagName = 'section'
    // A question of a list of questions and answers.
    if (element.tagName === 'summary') element.tagName = `h${Math.min(level + 1, 6)}`
    if (element.tagName === 'figure') {
      describeDrawing(element)
      nameTables(element)
    }
    // The converter takes a first row with any heading for the heads of the columns.
    if (element.tagName === 'th' && element.properties.scope === 'row') element.tagName = 'td'
    if (element.tagName === 'dl') listTerms(element, colon)
    if (element.tagName === 'q') quote(element, quotes)
    if (isEmptySection(element)) element.children = []
    separateNeighbours(element)
  })
  putTitleFirst(tree)
  collapseSpaces(tree)
}

const options: Options = {
  bullet: '-',
  // Agents pay for each space, and aligned columns were half of a table with long cells.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: { text: writeText },
}

/** Tries the signs that a text has. All that could be unsafe, tried in each text, took a third of all time for Markdown. */
function writeText(...[node, parent, state, info]: Parameters<Handle>): string {
  const { unsafe } = state
  state.unsafe = unsafe.filter(({ character }) => node.value.includes(character))
  const text = defaultHandlers.text(node, parent, state, info)
  state.unsafe = unsafe
  return text
}

/** Converts a tree whose spaces are right: an empty one stands for it where the converter copies a tree and corrects its spaces. */
function convert(tree: Root): MarkdownRoot {
  const root: NodeHandle = (state) => defaultNodeHandlers.root(state, tree)
  const text: NodeHandle = (state, node) => (node.value ? defaultNodeHandlers.text(state, node) : undefined)
  const converted = toMdast({ type: 'root', children: [] }, { document: true, nodeHandlers: { root, text } })
  if (converted.type !== 'root') throw new Error('A root is converted into a root')
  return converted
}

/** Removes controls, decoration, breadcrumbs, and links that work on the page only. */
function removeWhatIsNotRead(tree: Root) {
  visitElements(tree, (element, index, parent) => {
    if (isOmitted(element)) {
      parent.children.splice(index, 1)
      return index
    }
    if (element.tagName === 'a' && /^([#?]|data:)/.test(String(element.properties.href))) {
      const isPartOfSentence = parent.children.some((child) => child.type === 'text' && child.value.trim() !== '')
      parent.children.splice(index, 1, ...(isPartOfSentence ? element.children : []))
      return index
    }
  })
}

function isOmitted(element: Element): boolean {
  const { tagName, properties } = element
  return (
    ['form', 'button', 'nav', 'search', 'script', 'style', 'noscript', 'iframe', 'meter', 'wbr'].includes(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.hidden === true ||
    // A description needs its term, which the layout may leave to screen readers.
    (isVisuallyHidden(element) && tagName !== 'dt') ||
    // The choice of a radio button is read, and what stands in a field is said by its name.
    (tagName === 'input' && properties.type !== 'radio') ||
    (tagName === 'svg' && properties.role !== 'img')
  )
}

/** Tells if only screen readers say it. */
export function isVisuallyHidden({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('visually-hidden')
}

/** Tells if nothing but the heading is left of a section or a disclosure, because it holds a form. */
function isEmptySection({ tagName, children }: Element): boolean {
  const [heading, ...rest] = children
  return (
    ['section', 'details'].includes(tagName) &&
    heading?.type === 'element' &&
    /^(h[2-6]|summary)$/.test(heading.tagName) &&
    toText({ type: 'root', children: rest }).trim() === ''
  )
}

export function isSampleMark(node: Nodes): node is Element {
  return node.type === 'element' && node.properties.dataSample !== undefined
}

/** The mark of a sample must survive as text: *(sample)*. */
function putInParentheses(mark: Element) {
  mark.tagName = 'em'
  mark.children = [{ type: 'text', value: `(${toText(mark)})` }]
}

/** The page's style sheet sets the marks of a quotation; hast-util-to-mdast knows those of English only. */
function quote(element: Element, [open, close]: [string, string]) {
  element.tagName = 'bdi'
  element.children = [{ type: 'text', value: open }, ...element.children, { type: 'text', value: close }]
}

/** Icons leave a space at the start or the end of their link. */
function trim(link: Element) {
  const first = link.children.at(0)
  const last = link.children.at(-1)
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
}

/** Replaces the drawings of a system, which differ in shape only, by their title, description and arrows. A map keeps its words. */
function describeDrawing(figure: Element) {
  const drawing = figure.children.find((child) => child.type === 'element' && child.tagName === 'svg')
  if (drawing?.type !== 'element') return
  const parts: ElementContent[] = []
  const arrows: ElementContent[] = []
  visitElements(drawing, (part) => {
    if (part.tagName === 'title') parts.push(createElement('p', createElement('strong', ...part.children)))
    if (part.tagName === 'desc') parts.push(createElement('p', ...part.children))
    const { dataArrow } = part.properties
    if (typeof dataArrow === 'string') arrows.push(createElement('li', { type: 'text', value: dataArrow }))
  })
  figure.children =
    arrows.length > 0
      ? [...parts, createElement('ul', ...arrows)]
      : figure.children.flatMap((child) => (child === drawing ? parts : child))
}

/** A chart's table stands open, under its caption, which Markdown lacks, and not under the words that open it on the page. */
function nameTables(figure: Element) {
  visitElements(figure, (part, index, parent) => {
    if (part.tagName === 'summary') {
      parent.children.splice(index, 1)
      return index
    }
    const caption = part.children.find((child) => child.type === 'element' && child.tagName === 'caption')
    if (part.tagName !== 'table' || caption?.type !== 'element') return
    parent.children.splice(index, 0, createElement('p', createElement('strong', ...caption.children)))
    return index + 2
  })
}

/** Makes a list of `**term:** description` from a description list; several descriptions of a term share its line. */
function listTerms(list: Element, colon: string) {
  const items: Element[] = []
  visitElements(list, ({ tagName, children }) => {
    const line = items.at(-1)
    if (tagName === 'dt') {
      const term = `${toText({ type: 'root', children }).trim()}${colon}`
      items.push(createElement('li', createElement('strong', { type: 'text', value: term })))
    } else if (tagName === 'dd' && line) {
      line.children.push({ type: 'text', value: line.children.length > 1 ? ' · ' : ' ' })
      line.children.push(...children)
    }
  })
  list.tagName = 'ul'
  list.children = items
}

/** Links, labels and marks of samples that only the layout keeps apart. */
function separateNeighbours(parent: Element) {
  parent.children = parent.children.flatMap((child, index) => {
    const next = parent.children[index + 1]
    const isMarked = next !== undefined && (isSampleMark(child) || isSampleMark(next))
    const between = isInline(child) && isInline(next) ? ' · ' : isMarked ? ' ' : ''
    return between ? [child, { type: 'text', value: between }] : [child]
  })
}

function isInline(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && ['a', 'span'].includes(node.tagName)
}

/** A line above the title, such as the kind of customer, comes below it. */
function putTitleFirst(tree: Root) {
  visitElements(tree, (element, index, parent) => {
    if (element.tagName !== 'h1') return
    parent.children.splice(index, 1)
    tree.children.unshift(element satisfies RootContent)
    return false
  })
}

function createElement(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
