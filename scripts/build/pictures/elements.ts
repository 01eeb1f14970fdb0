import { brand } from '../../../content/brand.ts'
import { deriveTokens } from '../../../content/brand-colors.ts'

// React elements as plain data, which is all that satori needs.

const tokens = deriveTokens(brand)
const light = (name: string) => tokens[name]?.[0] ?? brand.person

/** The colours of the brand, with the site's paper and lines in hexadecimal. */
export const colors = {
  slate: brand.slate,
  text: light('color-on-slate'),
  quiet: light('color-on-slate-quiet'),
  accent: light('color-on-slate-accent'),
  paper: '#fbfaf7',
  ink: brand.person,
  dim: light('color-text-quiet'),
  line: '#dcd9d2',
  rust: brand.model,
  teal: brand.rule,
  highlight: light('color-accent-soft'),
  cool: light('color-second-soft'),
} as const

/** A box that lays out its children, or letters, in a row. */
export function box(style: object, children: unknown) {
  // satori demands a display of every element with more than one child.
  return createElement('div', { style: { display: 'flex', ...style }, children })
}

/** A box of one colour. */
export function shape(style: object, width: number, height: number) {
  return createElement('div', { style: { display: 'flex', flexShrink: 0, width, height, ...style } })
}

/** A drawing of shapes, each with the name of its element. */
export function svg(
  width: number,
  height: number,
  shapes: Array<{ tag: string } & Record<string, unknown>>,
  viewBox = `0 0 ${width} ${height}`,
) {
  const children = shapes.map(({ tag, ...props }) => createElement(tag, props))
  return createElement('svg', { width, height, viewBox, children })
}

function createElement(type: string, props: object) {
  return { type, key: null, props }
}
