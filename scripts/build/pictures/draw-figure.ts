import type { ImageNode, Node } from '@takumi-rs/core'
import { fromHtml } from '@takumi-rs/helpers/html'
import { brand } from '../../../content/brand.ts'
import { deriveTokens } from '../../../content/brand-colors.ts'

/** The width of what stands on the sheet, and the height of a plot, in pixels. */
const sheet = { width: 588, plotWidth: 524, plot: 240 }

/** Around a plot, for its first and last dots. */
const room = 8

/**
 * A figure of a page for a sheet of paper: drawings get their inks, and marks and bars the places that their custom properties give.
 * `card.css` sets all else by the names of elements, so that a new kind of figure needs no line here.
 */
export function drawFigure(html: string): Node {
  return prepare(fromHtml(html.replaceAll('colSpan', 'colspan')).node)
}

function prepare(node: Node): Node {
  if (node.type === 'image') return node.tagName === 'svg' ? drawShapes(node) : node
  if (node.type === 'text') return node
  const children = (node.children ?? []).filter((child, index, all) => isShown(child, all[index + 1])).map(prepare)
  if (children.some(({ style }) => style && '--y' in style)) return drawPlot(node, children)
  const isChart = children.some(({ tagName, attributes }) => tagName === 'span' && attributes?.['data-series'])
  return { ...node, ...(isChart && { className: 'chart' }), children: [...drawBar(node), ...children] }
}

/** Without what is only heard, numbers below a plot, and of two drawings the one for narrow screens, which comes second and fits the sheet. */
function isShown({ tagName, className, style }: Node, next: Node | undefined): boolean {
  const isWide = tagName === 'svg' && next?.tagName === 'svg'
  const isTick = tagName === 'span' && style && '--x' in style && !('--y' in style)
  return !className?.includes('visually-hidden') && !isWide && !isTick
}

/** A plot with its axis and the names of its series; for notes there is no room. */
function drawPlot(node: Node, children: Node[]): Node {
  const marks = children.flatMap((child) => {
    const { x, y } = readVariables(child)
    if (y === undefined) return child.tagName === 'svg' ? [child] : []
    const top = (y * sheet.plot) / 100
    if (x === undefined) return [{ ...child, style: { top } }]
    if (!child.attributes?.['data-series']) return []
    const isBelow = child.attributes['data-side'] === 'below'
    const side =
      x > 55
        ? { right: ((100 - x) * sheet.plotWidth) / 100 }
        : { left: sheet.width - sheet.plotWidth + (x * sheet.plotWidth) / 100 }
    return [{ ...child, style: { ...side, top: isBelow ? top + 22 : top - 26 } }]
  })
  return { ...node, type: 'container', className: 'plot', children: marks }
}

/** A bar in a cell, from `--start` to `--end` in percent, or as long as `--length`, which is a share but in a chart. */
function drawBar(node: Node): Node[] {
  const { start = 0, length, end = length && start + length * (node.tagName === 'i' ? 1 : 100) } = readVariables(node)
  if (end === undefined) return []
  return [
    {
      type: 'container',
      tagName: 'div',
      className: 'bar',
      style: { marginLeft: `${start}%`, width: `${end - start}%` },
    },
  ]
}

function readVariables({ style = {} }: Node): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(style).map(([name, value]) => [name.replace('--', ''), Number(value)]))
}

/** A drawing as wide as the sheet, its lines in the ink of what they mean and as thick as they can be seen. */
function drawShapes(drawing: ImageNode): Node {
  const { viewBox, preserveAspectRatio } = drawing.attributes ?? {}
  const [, , w = sheet.width, h = drawing.height ?? 52] = (viewBox ?? '').split(' ').filter(Boolean).map(Number)
  const isPlot = preserveAspectRatio === 'none'
  const scale = isPlot ? 1 : sheet.width / w
  const px = (length: number) => `${(length / scale).toFixed(2)}px`
  const style = `* { fill: none }
svg { color: ${colors.quiet}; stroke: currentColor; stroke-width: ${px(2)} }
[data-kind], [data-tone], [data-series], [data-warning] { color: ${colors.rule}; stroke-width: ${px(5)} }
[data-kind=model], [data-tone=warning], [data-warning], [data-series="1"] { color: ${colors.model} }
[data-kind=person], [data-tone=missed], [data-series="2"] { color: ${colors.person} }
rect { fill: ${colors.sheet}; stroke-width: ${px(3)} }
circle { fill: ${colors.sheet}; stroke: ${colors.model}; stroke-width: ${px(3)} }
[data-past] { fill: ${colors.model} }
[data-dots] { stroke-width: ${px(14)}; stroke-linecap: round }
[data-area] { fill: currentColor; stroke: none; opacity: 0.18 }
[fill], marker [data-area] { opacity: 1 }
text { fill: ${colors.person}; stroke: none; font-family: Fraunces, "Noto Sans SC"; font-size: ${px(Math.min(24, 13 * scale))} }
${viewBox ? 'text { text-anchor: middle; dominant-baseline: central }' : ''}
text[text-anchor=end] { text-anchor: end }`
  const source = String(drawing.src)
    .replace(' width="100%"', ` width="${sheet.width}"`)
    .replace('>', `><style>${style}</style>`)
    .replaceAll(/<path (?=[^>]*h0)/g, '<path data-dots="" ')
    .replaceAll(/<path (?=[^>]*z")/gi, '<path data-area="" ')
  if (!isPlot) return { ...drawing, src: source, width: sheet.width, height: h * scale }
  const src = stretch(source, sheet.plotWidth / w, sheet.plot / h)
  return { ...drawing, src, width: sheet.plotWidth + 2 * room, height: sheet.plot + 2 * room }
}

/** A plot as wide and high as it is drawn, because a stretched one has stretched lines: its paths are of points, H and V. */
function stretch(plot: string, x: number, y: number): string {
  const scale = (_: string, line: string, first: string, second: string | undefined) =>
    line + Number(first) * (line === 'V' ? y : x) + (second ? `,${Number(second) * y}` : '')
  return plot
    .replace(/viewBox="[^"]*"/, `viewBox="${-room} ${-room} ${sheet.plotWidth + 2 * room} ${sheet.plot + 2 * room}"`)
    .replaceAll(/ d="[^"]*"/g, (path) => path.replaceAll(/([HV]?)([\d.]+)(?:,([\d.]+))?/g, scale))
}

const tokens = deriveTokens(brand)
const light = (name: string) => tokens[name]?.[0] ?? brand.person

/** The inks of the brand, with the site's paper and lines in hexadecimal. */
export const colors = {
  page: '#fbfaf7',
  sheet: '#ffffff',
  line: '#dcd9d2',
  quiet: light('color-text-quiet'),
  model: brand.model,
  rule: brand.rule,
  person: brand.person,
  highlight: light('color-accent-soft'),
}
