/** Gray values of a picture that is drawn, row by row. */
export type Drawing = { rows: number; columns: number; values: Float32Array }

export function createDrawing(rows: number, columns: number, paint: (x: number, y: number) => number): Drawing {
  const values = Float32Array.from({ length: rows * columns }, (_, index) =>
    paint(index % columns, Math.floor(index / columns)),
  )
  return { rows, columns, values }
}

/** Random numbers from 0 to 1 that are the same on every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Cloudy noise from 0 to 1: random values on a grid with smooth transitions.
 *
 * @param cell width and height of the grid's cells in pixels
 */
export function createClouds(seed: number, columns: number, rows: number, cell: [number, number]) {
  const random = createRandom(seed)
  const across = Math.ceil(columns / cell[0]) + 2
  const grid = Float32Array.from({ length: across * (Math.ceil(rows / cell[1]) + 2) }, random)
  const at = (x: number, y: number) => grid[y * across + x] ?? 0
  return (x: number, y: number) => {
    const [column, row] = [Math.floor(x / cell[0]), Math.floor(y / cell[1])]
    const [right, down] = [ease(x / cell[0] - column), ease(y / cell[1] - row)]
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
    return upper * (1 - down) + lower * down
  }
}

function ease(part: number): number {
  return part * part * (3 - 2 * part)
}

/** @param turn clockwise, in radians */
export type Ellipse = { cx: number; cy: number; rx: number; ry: number; turn?: number }

/** How much of an ellipse a pixel is in: 1 inside, 0 outside, with an edge of about two pixels. */
export function coverEllipse(x: number, y: number, { cx, cy, rx, ry, turn = 0 }: Ellipse): number {
  const [dx, dy] = [x - cx, y - cy]
  const [across, along] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)]
  const distance = Math.hypot(across / rx, along / ry)
  return clamp(0.5 + ((1 - distance) * Math.min(rx, ry)) / 2)
}

/** How much of any of many small ellipses each pixel is in; looks only at the pixels around each one. */
export function coverEllipses(columns: number, rows: number, ellipses: readonly Ellipse[]) {
  const covered = new Float32Array(columns * rows)
  for (const ellipse of ellipses) {
    const reach = Math.max(ellipse.rx, ellipse.ry) + 2
    const right = Math.min(columns - 1, Math.ceil(ellipse.cx + reach))
    const bottom = Math.min(rows - 1, Math.ceil(ellipse.cy + reach))
    for (let y = Math.max(0, Math.floor(ellipse.cy - reach)); y <= bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(ellipse.cx - reach)); x <= right; x += 1) {
        const place = y * columns + x
        covered[place] = Math.max(covered[place] ?? 0, coverEllipse(x, y, ellipse))
      }
    }
  }
  return (x: number, y: number) => covered[y * columns + x] ?? 0
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** Letters of five by seven dots, each row five bits. Only those that the pictures need. */
const letters: Record<string, readonly number[]> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  '-': [0, 0, 0, 31, 0, 0, 0],
}

/** Burns a line of capital letters into a drawing, on a ground of the value that black has. */
export function burnText(
  drawing: Drawing,
  text: string,
  { left, top, scale, ink, ground }: { left: number; top: number; scale: number; ink: number; ground: number },
): void {
  fillBox(drawing, left - scale, top - scale, (text.length * 6 + 1) * scale, 9 * scale, ground)
  for (const [place, letter] of [...text].entries()) {
    for (const [row, bits] of (letters[letter] ?? []).entries()) {
      for (let column = 0; column < 5; column += 1) {
        const [x, y] = [left + (place * 6 + column) * scale, top + row * scale]
        if (bits & (16 >> column)) fillBox(drawing, x, y, scale, scale, ink)
      }
    }
  }
}

function fillBox(drawing: Drawing, left: number, top: number, width: number, height: number, value: number): void {
  for (let y = top; y < top + height; y += 1) {
    drawing.values.fill(value, y * drawing.columns + left, y * drawing.columns + left + width)
  }
}
