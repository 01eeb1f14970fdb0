import type { Element, Nodes } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { box, colors, image } from './elements.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** The width of what stands on the sheet, in pixels. */
const width = 588

/**
 * A figure of a page as a sheet of paper: its HTML, set by the names of its elements alone, so that a new kind of figure needs no
 * line here. What is below the edge of the picture is cut off.
 */
export function drawSheet(html: string) {
  const [figure] = parser.parse(html).children
  return box({ flexDirection: 'column', width, gap: 12 }, figure?.type === 'element' ? drawBlocks(figure) : [])
}

type Style = Record<string, unknown>

/** What a picture has no room for, and what is only heard. */
function isLeftOut({ tagName, properties }: Element): boolean {
  const classes = String(properties.className ?? '')
  return (
    ['details', 'figcaption', 'button', 'defs', 'title', 'desc'].includes(tagName) || /visually-hidden/.test(classes)
  )
}

const inline = ['a', 'b', 'code', 'del', 'i', 'ins', 'mark', 'q', 's', 'span', 'strong', 'time', 'u', 'wbr']

function isInline(node: Nodes): boolean {
  if (node.type === 'text') return true
  return node.type === 'element' && inline.includes(node.tagName) && node.children.every(isInline)
}

/** Lines of words and the blocks between them, from top to bottom. */
function drawBlocks(parent: Element, style: Style = {}): unknown[] {
  const children = parent.children.filter((child) => child.type !== 'element' || !isLeftOut(child))
  if (children.some((child) => isTrack(child))) return drawTracks(parent)
  if (children.every(isInline)) return drawLine(parent, style)
  if (parent.tagName === 'table') return drawTable(parent)
  if (children.some((child) => child.type === 'element' && readVariables(child).y !== undefined))
    return [drawPlane(parent)]
  // A drawing for wide screens stands before the one for narrow ones, which fits the sheet.
  const shown = children.filter((child, index) => !(isDrawing(child) && isDrawing(children[index + 1])))
  return shown.flatMap((child) => (child.type === 'element' ? drawBlock(child, parent, style) : []))
}

function isDrawing(node: Nodes | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'svg'
}

function drawBlock(element: Element, parent: Element, style: Style): unknown[] {
  if (element.tagName === 'svg') return [drawShapes(element, width)]
  if (parent.tagName === 'dl' && element.tagName === 'div') {
    const cells = element.children.filter((child) => child.type === 'element')
    return [drawRow(cells.map((cell, index) => ({ cell, share: index === 0 && cells.length > 1 ? 3 : 8 })))]
  }
  if (element.tagName === 'li')
    return [box({ borderTop: rule, paddingTop: 10, flexDirection: 'column' }, drawBlocks(element, style))]
  return drawBlocks(element, style)
}

const seriesInks = [colors.rule, colors.model, colors.person]

const rule = `2px solid ${colors.line}`

/** Words that may break anywhere between them: satori knows no lines of different letters. */
function drawLine(element: Element, style: Style): unknown[] {
  const own = { ...style, ...getStyle(element) }
  const [text] = element.children
  if (element.children.length === 1 && text?.type === 'text') return [box(own, text.value)]
  const words = drawWords(element, own)
  return words.length > 0 ? [box({ flexWrap: 'wrap' }, words)] : []
}

function drawWords(node: Nodes, style: Style): unknown[] {
  if (node.type === 'text') {
    const words = node.value.split(/(?<=\s)|(?=[\u2e80-\u9fff])/).filter((word) => word !== '')
    return words.map((word) => box({ whiteSpace: 'pre', ...style }, word.trim() === '' ? '\u00a0' : word))
  }
  if (node.type !== 'element' || isLeftOut(node)) return []
  return node.children.flatMap((child) => drawWords(child, { ...style, ...getStyle(node) }))
}

function getStyle({ tagName, properties }: Element): Style {
  if (properties.dataSample) return { display: 'none' }
  return styles[tagName] ?? {}
}

const bold = { fontWeight: 600 }

const styles: Record<string, Style> = {
  a: { color: colors.model, fontWeight: 600 },
  b: bold,
  strong: bold,
  th: { color: colors.quiet },
  dt: { color: colors.quiet },
  mark: { background: colors.highlight },
  del: { color: colors.quiet, textDecoration: 'line-through' },
  ins: { color: colors.model, background: colors.highlight },
  code: { color: colors.rule },
}

/** Cells side by side, each as wide as its column has letters. */
function drawRow(cells: Array<{ cell: Element; share: number }>) {
  return box(
    { gap: 16, borderTop: rule, paddingTop: 8 },
    cells.map(({ cell, share }) =>
      box({ flex: `${share} 1 0`, flexDirection: 'column', minHeight: 30 }, [...drawBars(cell), ...drawBlocks(cell)]),
    ),
  )
}

function drawTable(table: Element): unknown[] {
  const lines = listElements(table, 'tr').map((row) => row.children.filter((child) => child.type === 'element'))
  const columns = Math.max(...lines.map(({ length }) => length))
  const shares = Array.from({ length: columns }, (_, column) =>
    Math.min(
      22,
      Math.max(5, ...lines.filter(({ length }) => length === columns).map((cells) => measure(cells[column]))),
    ),
  )
  return lines.map((cells) => drawRow(cells.map((cell, column) => ({ cell, share: shares[column] ?? 10 }))))
}

function measure(cell: Element | undefined): number {
  return cell ? toText(cell).length : 0
}

/** A bar in a cell, from `--start` to `--end` in percent, or as long as `--length`. */
function drawBars(cell: Element): unknown[] {
  const { start = 0, end, length } = readVariables(cell)
  const to = end ?? (length === undefined ? undefined : length * 100)
  if (to === undefined) return []
  return [
    box({ position: 'relative', height: 18 }, [
      box({ ...place(start, 2), width: `${to - start}%`, height: 14, background: colors.model }),
    ]),
  ]
}

/** A bar of a chart: `<i>` from `--start` on, as long as `--length`, and its value. */
function isTrack(node: Nodes): node is Element {
  return (
    node.type === 'element' &&
    node.tagName === 'span' &&
    node.children.some((bar) => bar.type === 'element' && bar.tagName === 'i')
  )
}

/** The rows of a chart of bars, each with its name before it. */
function drawTracks(chart: Element): unknown[] {
  let name = ''
  return chart.children.flatMap((child) => {
    if (!isTrack(child)) {
      name = toText(child)
      return []
    }
    const [bar] = listElements(child, 'i')
    const { start = 0, length = 0 } = bar ? readVariables(bar) : {}
    const left = start * 2.4
    return [
      box({ gap: 14, fontSize: 24 }, [
        box({ width: 200 }, name),
        box({ marginLeft: left, marginTop: 5, width: Math.max(3, length * 2.4), height: 24, background: colors.model }),
        toText(child),
      ]),
    ]
  })
}

/** A drawing with words at places in percent of it: a plot. */
function drawPlane(area: Element) {
  const height = 240
  const inner = { left: 64, width: width - 64 }
  const marks = area.children.flatMap((child) => {
    if (child.type !== 'element') return []
    if (child.tagName === 'svg') return [box(place(inner.left, 0, 'px'), [drawShapes(child, inner.width, height)])]
    const { x, y = 0 } = readVariables(child)
    const { dataSide, dataSeries } = child.properties
    const top = Math.max(0, (height * y) / 100 - (x === undefined ? 30 : dataSide === 'below' ? -6 : 40))
    if (x === undefined && dataSeries === undefined)
      return [box({ position: 'absolute', left: 0, top, fontSize: 22, color: colors.quiet }, toText(child))]
    // Notes stand where there is no room for them in this size.
    if (x === undefined || dataSeries === undefined) return []
    const side = x > 55 ? { right: (inner.width * (100 - x)) / 100 } : { left: inner.left + (inner.width * x) / 100 }
    return [
      box(
        {
          position: 'absolute',
          ...side,
          top,
          fontSize: 22,
          fontWeight: 600,
          color: seriesInks[Number(dataSeries)] ?? colors.person,
        },
        toText(child),
      ),
    ]
  })
  return box({ position: 'relative', width, height: height + 12 }, marks)
}

function place(left: number, top: number, unit: 'px' | '%' = '%') {
  return { position: 'absolute', left: `${left}${unit}`, top }
}

/** A drawing as a picture, with its words over it, for which the picture has no fonts. */
function drawShapes(drawing: Element, wide: number, high?: number) {
  const [left = 0, top = 0, w = wide, h = Number(drawing.properties.height) || 52] = String(
    drawing.properties.viewBox ?? '',
  )
    .split(' ')
    .filter(Boolean)
    .map(Number)
  const x = wide / w
  const y = high ? high / h : x
  const height = h * y
  const words = listElements(drawing, 'text').map((element) => {
    const { properties } = element
    const across = String(properties.x ?? 0)
    const place = across.endsWith('%') ? (Number.parseFloat(across) * wide) / 100 : (Number(across) - left) * x
    const isMiddle = properties.textAnchor !== 'end' && drawing.properties.viewBox
    return box(
      {
        position: 'absolute',
        left: place - (isMiddle ? 120 : 0),
        top: (Number(properties.y ?? 0) - top) * y - 14,
        width: isMiddle ? 240 : undefined,
        justifyContent: 'center',
        fontSize: Math.min(24, 13 * x),
      },
      toText(element),
    )
  })
  const properties = { ...drawing.properties, width: wide, height, preserveAspectRatio: 'none' }
  const shapes = printer.stringify({ type: 'root', children: [{ ...drawing, properties }] })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height + 4}"><style>${inks}</style>${shapes}</svg>`
  return box({ position: 'relative', width: wide, height: height + 4 }, [image(picture, wide, height + 4), ...words])
}

const printer = unified().use(rehypeStringify, { space: 'svg' }).freeze()

/** The lines of a drawing in the ink of what they mean, as thick as they can be seen. */
const inks = `* { fill: none; vector-effect: non-scaling-stroke }
svg { color: ${colors.quiet}; stroke: currentColor; stroke-width: 2px }
[data-kind], [data-tone], [data-series], [data-warning] { color: ${colors.rule}; stroke-width: 5px }
[data-kind=model], [data-tone=warning], [data-warning], [data-series="1"] { color: ${colors.model} }
[data-kind=person], [data-tone=missed], [data-series="2"] { color: ${colors.person} }
rect { fill: ${colors.sheet}; stroke-width: 3px }
circle { r: 8px; fill: ${colors.sheet}; stroke: ${colors.model}; stroke-width: 3px }
[data-past] { fill: ${colors.model} }
path[d*=h0] { stroke-width: 14px; stroke-linecap: round }
path[d*=z], path[d*=Z] { fill: currentColor; stroke: none; opacity: 0.18 }
path[fill], marker path[d] { opacity: 1 }
text { display: none }`

/** The custom properties of an element's style. */
function readVariables({ properties }: Element): Record<string, number | undefined> {
  const pairs = String(properties.style ?? '').matchAll(/--(\w+):\s*([-\d.]+)/g)
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, Number(value)]))
}

function listElements(parent: Element, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === tagName ? [child] : listElements(child, tagName)
  })
}
