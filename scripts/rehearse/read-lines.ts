import { type CheerioAPI, load } from 'cheerio'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { parseMarkdown } from '../../model/kit/markdown.ts'

/** A page as a reader has it: what one line says, where links lead, and how many fields there are beside those of a search. */
export type Read = { lines: string[]; links: Array<{ text: string; path: string }>; bytes: number; controls?: number }

/** HTML as a program reads it that runs no script and sees no picture. A cell of a table says nothing without its headers. */
export function readHtml(html: string): Read {
  const $ = load(html)
  $('script, style, svg, template, noscript').remove()
  const tables = $('main table')
    .toArray()
    .flatMap((table) => readTable($, $(table)))
  const links = $('a[href^="/"]')
    .toArray()
    .map((link) => ({ text: squeeze($(link).text()), path: $(link).attr('href') ?? '' }))
  $('main table').remove()
  const blocks = $('main')
    .find('h1, h2, h3, h4, p, li, dt, dd, figcaption, summary, label, legend, address, small, button, a')
    .toArray()
    .map((block) => squeeze($(block).text()))
  return { lines: [...tables, ...blocks], links, bytes: Buffer.byteLength(html) }
}

function readTable($: CheerioAPI, table: ReturnType<CheerioAPI>): string[] {
  const columns = table
    .find('thead th, tr:first-child > th[scope=col]')
    .toArray()
    .map((cell) => squeeze($(cell).text()))
  return table
    .find('tr')
    .toArray()
    .flatMap((row) => {
      const name = squeeze($(row).find('th').first().text())
      const cells = $(row).children().toArray()
      return cells.flatMap((cell, index) =>
        $(cell).is('td') ? [[name, columns[index], squeeze($(cell).text())].filter(Boolean).join(' › ')] : [],
      )
    })
}

/** Markdown as the page that it makes; the first cell of a row names it, and links lead to other Markdown. */
export function readMarkdown(markdown: string): Read {
  const page = converter
    .stringify(converter.runSync(parseMarkdown(markdown)))
    .replace(/(?<=<tr>\s*)<td>(.*?)<\/td>/g, '<th>$1</th>')
    .replace(/(?<=href=")https?:\/\/[^/"]+/g, '')
  const { lines, links } = readHtml(`<main>${page}</main>`)
  const pages = links.map(({ text, path }) => ({ text, path: path.replace(/\.md$/, '') }))
  return { lines, links: pages, bytes: Buffer.byteLength(markdown) }
}

const converter = unified().use(remarkRehype).use(rehypeStringify)

/** An accessibility tree as Playwright writes it (https://playwright.dev/docs/aria-snapshots). */
export function readTree(snapshot: string): Read {
  const lines: string[] = []
  const links: Read['links'] = []
  let columns: string[] = []
  let cells = 0
  let row = ''
  let controls = 0
  for (const line of snapshot.split('\n')) {
    const [, role = '', quoted, rest = ''] = /^\s*- '?(\/?\w+)(?: "((?:[^"\\]|\\.)*)")?[^:]*:?\s*(.*)$/.exec(line) ?? []
    const text = squeeze(`${quoted ?? ''} ${rest}`.replaceAll('\\"', '"').replace(/^ *"|"$/g, ''))
    if (['textbox', 'combobox', 'radio', 'checkbox'].includes(role)) controls += 1
    if (role === 'table') columns = []
    if (role === 'row') [cells, row] = [0, '']
    if (role === 'columnheader') columns.push(text)
    else if (role === 'rowheader') [row, cells] = [text, cells + 1]
    else if (role === 'cell') {
      lines.push([row, columns[cells], text].filter(Boolean).join(' › '))
      cells += 1
    } else if (role === '/url') {
      const link = links.at(-1)
      if (link) link.path = text
    } else lines.push(text)
    if (role === 'link') links.push({ text, path: '' })
  }
  const own = links.filter(({ path }) => path.startsWith('/'))
  return { lines, links: own, bytes: Buffer.byteLength(snapshot), controls }
}

export function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}

export function says({ lines }: Pick<Read, 'lines'>, needles: string[]): boolean {
  const wanted = needles.map(squeeze)
  return lines.some((line) => wanted.every((needle) => line.includes(needle)))
}
