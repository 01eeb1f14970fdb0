import { brand } from '../../../content/brand.ts'
import { deriveTokens } from '../../../content/brand-colors.ts'

// React elements as plain data, which is all that satori needs.

const tokens = deriveTokens(brand)
const light = (name: string) => tokens[name]?.[0] ?? brand.person

/** The inks of the brand, with the site's paper and lines in hexadecimal. */
export const colors = {
  page: '#fbfaf7',
  sheet: '#ffffff',
  line: '#dcd9d2',
  text: brand.person,
  quiet: light('color-text-quiet'),
  model: brand.model,
  rule: brand.rule,
  person: brand.person,
  highlight: light('color-accent-soft'),
} as const

/** A box that lays out its children, or letters, in a row. */
export function box(style: object, children?: unknown) {
  // satori demands a display of every element with more than one child.
  return createElement('div', { style: { display: 'flex', ...style }, children })
}

/** An element of a drawing: its name and its attributes. */
export type Shape = { tag: string } & Record<string, unknown>

/** A drawing of shapes. */
export function svg(width: number, height: number, shapes: Shape[]) {
  const children = shapes.map(({ tag, ...props }) => createElement(tag, props))
  return createElement('svg', { width, height, viewBox: `0 0 ${width} ${height}`, children })
}

/** An SVG as a picture. */
export function image(markup: string, width: number, height: number) {
  const src = `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`
  return createElement('img', { src, width, height })
}

function createElement(type: string, props: object) {
  return { type, key: null, props }
}
