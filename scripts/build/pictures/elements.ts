// React elements as plain data, which is all that satori needs.

/** The slate of the site's dark surfaces, its paper and its accents, as renderer/styles/tokens.css has them, in hexadecimal. */
export const colors = {
  slate: '#1f2937',
  text: '#f6f5f1',
  quiet: '#c3cad6',
  accent: '#f0a06c',
  paper: '#fbfaf7',
  ink: '#1c2333',
  dim: '#5c6472',
  line: '#dcd9d2',
  rust: '#9b3b1c',
  teal: '#20626a',
  highlight: '#fbe6d8',
  cool: '#dcefee',
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
