import type { Node } from '@takumi-rs/core'
import { fromHtml } from '@takumi-rs/helpers/html'
import { type CheerioAPI, load } from 'cheerio'
import { brand } from '../../../model/kinds/brand.ts'
import { deriveTokens } from '../../../model/kinds/brand-colors.ts'

/** The width of what stands on the sheet, and the height of a plot, in pixels. */
const sheet = { width: 588, plotWidth: 524, plot: 240 }

/** Around a plot, for its first and last dots. */
const room = 8

/**
 * A figure of a page for a sheet of paper: drawings get their inks, and marks and bars the places that their custom properties give.
 * `card.css` sets all else by the names of elements, so that a new kind of figure needs no line here.
 */
export function drawFigure(html: string): Node {
  const $ = load(html.replaceAll('colSpan', 'colspan'), { xml: { decodeEntities: false } }, false)
  // Words that are only heard, numbers below a plot, and the first of two drawings, which is for wide screens.
  $('.visually-hidden, span[style*="--x"]:not([style*="--y"])').remove()
  $('svg + svg').prev().remove()
  for (const drawing of $('svg')) drawShapes($(drawing))
  const plots = $(':has(> [style*="--y"])').addClass('plot')
  plots.children(':not(svg, [style*="--y"])').remove()
  for (const mark of plots.children(':not(svg)')) placeMark($(mark))
  $(':has(> span[data-series])').not(plots).addClass('chart')
  for (const cell of $('[style*="--end"], [style*="--length"]').filter(':empty, :has(*)')) drawBar($(cell))
  return fromHtml($.html()).node
}

/** Elements that were found. */
type Found = ReturnType<ReturnType<CheerioAPI>['children']>

/** A value beside the axis of a plot, or the name of a series; for notes there is no room. */
function placeMark(mark: Found) {
  const [x, y = 0] = readVariables(mark, 'x', 'y')
  const top = (y * sheet.plot) / 100
  if (x === undefined) return mark.attr('style', `top: ${top}px`)
  if (mark.attr('data-series') === undefined) return mark.remove()
  const along = (x * sheet.plotWidth) / 100
  const side = x > 55 ? `right: ${sheet.plotWidth - along}px` : `left: ${sheet.width - sheet.plotWidth + along}px`
  return mark.attr('style', `${side}; top: ${mark.attr('data-side') === 'below' ? top + 22 : top - 26}px`)
}

/** A bar in a cell, from `--start` to `--end` in percent, or as long as `--length`, which is a share but in a chart. */
function drawBar(cell: Found) {
  const [start = 0, length = 0, given] = readVariables(cell, 'start', 'length', 'end')
  const end = given ?? start + length * (cell.is('i') ? 1 : 100)
  cell.prepend(`<div class="bar" style="margin-left: ${start}%; width: ${end - start}%"></div>`)
}

function readVariables(element: Found, ...names: string[]): Array<number | undefined> {
  return names.map((name) => element.css(`--${name}`)).map((value) => (value === undefined ? undefined : Number(value)))
}

/** A drawing as wide as the sheet, its lines in the ink of what they mean and as thick as they can be seen. */
function drawShapes(drawing: Found) {
  const { viewBox = '', preserveAspectRatio, height = 52 } = drawing.attr() ?? {}
  const [, , w = sheet.width, h = Number(height)] = viewBox.split(' ').filter(Boolean).map(Number)
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
  drawing.prepend(`<style>${style}</style>`)
  drawing.find('path[d*="h0"]').attr('data-dots', '')
  drawing.find('path[d$="z" i]').attr('data-area', '')
  const [width, tall] = isPlot ? [sheet.plotWidth + 2 * room, sheet.plot + 2 * room] : [sheet.width, h * scale]
  drawing.attr({ width: String(width), height: String(tall) })
  if (!isPlot) return
  // A stretched plot has stretched lines: its paths, of points, H and V, are drawn as wide and high as it is.
  drawing.attr('viewBox', `${-room} ${-room} ${width} ${tall}`)
  const [x, y] = [sheet.plotWidth / w, sheet.plot / h]
  const stretch = (_: string, line: string, first: string, second: string | undefined) =>
    line + Number(first) * (line === 'V' ? y : x) + (second ? `,${Number(second) * y}` : '')
  drawing.find('[d]').attr('d', (_, path) => path.replaceAll(/([HV]?)([\d.]+)(?:,([\d.]+))?/g, stretch))
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
  highlight: light('color-model-soft'),
}
