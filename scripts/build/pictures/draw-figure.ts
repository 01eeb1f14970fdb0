import type { Node } from '@takumi-rs/core'
import { fromHtml } from '@takumi-rs/helpers/html'
import { type CheerioAPI, load } from 'cheerio/slim'
import { brand } from '../../../model/kinds/brand.ts'
import { deriveTokens } from '../../../model/kinds/brand-colors.ts'

/** The width of what stands on the sheet, in pixels. */
const sheetWidth = 588

/**
 * A figure of a page for a sheet of paper: drawings get their inks, and bars the places that their custom properties give.
 * `card.css` sets all else by the names of elements, so that a new kind of figure needs no line here.
 */
export function drawFigure(html: string): Node {
  const $ = load(html.replaceAll('colSpan', 'colspan'), { xml: { decodeEntities: false } }, false)
  // Words that are only heard, and the first of two drawings, which is for wide screens.
  $('.visually-hidden').remove()
  $('svg + svg').prev().remove()
  for (const drawing of $('svg')) drawShapes($(drawing))
  for (const cell of $('[style*="--end"], [style*="--length"]').filter(':empty, :has(*)')) drawBar($(cell))
  return fromHtml($.html()).node
}

type Found = ReturnType<ReturnType<CheerioAPI>['children']>

/** A bar in a cell, from `--start` to `--end` in percent, or as long as `--length`, which is a share. */
function drawBar(cell: Found) {
  const [start = 0, length = 0, end = start + length * 100] = readVariables(cell, 'start', 'length', 'end')
  cell.prepend(`<div class="bar" style="margin-left: ${start}%; width: ${end - start}%"></div>`)
}

function readVariables(element: Found, ...names: string[]): Array<number | undefined> {
  return names.map((name) => element.css(`--${name}`)).map((value) => (value === undefined ? undefined : Number(value)))
}

/** A drawing as wide as the sheet, its lines in the ink of what they mean and as thick as they can be seen. */
function drawShapes(drawing: Found) {
  const { viewBox = '', height = 52 } = drawing.attr() ?? {}
  const [, , w = sheetWidth, h = Number(height)] = viewBox.split(' ').filter(Boolean).map(Number)
  const scale = sheetWidth / w
  const px = (length: number) => `${(length / scale).toFixed(2)}px`
  const style = `* { fill: none }
svg { color: ${colors.quiet}; stroke: currentColor; stroke-width: ${px(2)} }
[data-kind], [data-tone], [data-warning] { color: ${colors.rule}; stroke-width: ${px(5)} }
[data-kind=model], [data-tone=warning], [data-warning] { color: ${colors.model} }
[data-kind=person], [data-tone=missed] { color: ${colors.person} }
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
  drawing.attr({ width: String(sheetWidth), height: String(h * scale) })
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
