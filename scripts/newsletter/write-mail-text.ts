import type { Element, ElementContent, RootContent } from 'hast'
import { readerLinks } from '../../functions/shared/reader-links.ts'
import type { IssueMail } from './render-issue.ts'

/** An issue as plain text, with all addresses in full. */
export function writeMailText({ words, tree, dateText, webUrl, homeUrl, foot }: IssueMail): string {
  return `${[
    words.summary,
    words.subject,
    `${foot.name} · ${dateText}`,
    writeBlocks(tree.children),
    '---',
    `${foot.why}${homeUrl}`,
    `${foot.readOnWeb}\n${webUrl}`,
    `${foot.unsubscribe}\n${readerLinks.unsubscribe}`,
    `${foot.sender}${foot.name}, ${foot.address} · ${foot.email}`,
  ].join('\n\n')}\n`
}

type Nodes = Array<ElementContent | RootContent>

/** Blocks with an empty line between them; inline nodes between blocks are a block of their own. */
function writeBlocks(nodes: Nodes): string {
  const blocks: string[] = []
  let inline: Nodes = []
  const endInline = () => {
    const text = writeInline(inline)
    if (text !== '') blocks.push(text)
    inline = []
  }
  for (const node of nodes) {
    const write = node.type === 'element' ? blockWriters[node.tagName] : undefined
    if (!write || node.type !== 'element') inline.push(node)
    else {
      endInline()
      blocks.push(write(node))
    }
  }
  endInline()
  return blocks.filter((block) => block !== '').join('\n\n')
}

const writeContents = ({ children }: Element) => writeInline(children)

const blockWriters: Record<string, (element: Element) => string> = {
  p: writeContents,
  h1: writeContents,
  h2: (element) => {
    const heading = writeInline(element.children)
    return `${heading}\n${'-'.repeat(Math.min(60, [...heading].length))}`
  },
  h3: writeContents,
  h4: writeContents,
  h5: writeContents,
  h6: writeContents,
  ul: (element) => writeItems(element, () => '- '),
  ol: (element) => writeItems(element, (index) => `${Number(element.properties.start ?? 1) + index}. `),
  pre: ({ children }) => indent(readText(children).trimEnd(), '    '),
  blockquote: ({ children }) => indent(writeBlocks(children), '> '),
  hr: () => '* * *',
  table: writeTable,
  section: ({ children }) => writeBlocks(children),
}

function writeItems({ children }: Element, getMark: (index: number) => string): string {
  const items = children.filter((node) => node.type === 'element')
  const texts = items.map((item, index) => {
    const mark = getMark(index)
    return mark + indent(writeBlocks(item.children), ' '.repeat(mark.length)).trimStart()
  })
  // Items of several blocks stand apart.
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n')
}

/** Rows as lines: columns that fit a page do not fit a phone. */
function writeTable(table: Element): string {
  const rows: string[] = []
  const visitRows = ({ children }: Element) => {
    for (const node of children) {
      if (node.type !== 'element') continue
      if (node.tagName !== 'tr') visitRows(node)
      else rows.push(listElements(node).map(writeContents).join(' | '))
    }
  }
  visitRows(table)
  return rows.join('\n')
}

function listElements({ children }: Element): Element[] {
  return children.filter((node) => node.type === 'element')
}

function writeInline(nodes: Nodes): string {
  return nodes
    .map(writeInlineNode)
    .join('')
    .replace(/ *\n */g, '\n')
    .trim()
}

function writeInlineNode(node: ElementContent | RootContent): string {
  if (node.type === 'text') return node.value.replace(/[ \t\r\n]+/g, ' ')
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  if (node.tagName === 'img') return `[${node.properties.alt}] ${node.properties.src}`
  const text = node.children.map(writeInlineNode).join('')
  if (node.tagName === 'a') return writeLink(text, String(node.properties.href))
  return node.tagName === 'sup' ? ` [${text.trim()}]` : text
}

function writeLink(text: string, href: string): string {
  const address = href.replace(/^mailto:/, '')
  return text === href || text === address ? text : `${text} (${address})`
}

function readText(nodes: ElementContent[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? readText(node.children) : ''))
    .join('')
}

function indent(text: string, mark: string): string {
  return text.replace(/^(?=.)/gm, mark)
}
