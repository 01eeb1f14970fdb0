// The positions of the marks of figures; the pages and the pictures for sharing draw them at the same places.

const yearLength = 365.25 * 86_400_000

/** Places of days in percent of a line from the first year's start to the last one's end. */
export function layOutDays(days: string[]): { places: number[]; years: Array<{ at: number; year: number }> } {
  const numbers = days.map((day) => Date.parse(day) / yearLength + 1970)
  const first = Math.floor(Math.min(...numbers))
  const length = Math.ceil(Math.max(...numbers)) - first
  const place = (value: number) => round((100 * (value - first)) / length)
  return {
    places: numbers.map(place),
    years: Array.from({ length }, (_, index) => ({ at: place(first + index), year: first + index })),
  }
}

export const partRows = 20

/** The squares of each part as a path, from top to bottom and column by column, in units of a square. */
export function layOutParts(counts: number[]): { columns: number; rectangles: string[] } {
  let start = 0
  const rectangles = counts.map((count) => {
    const path = drawCells(start, start + count)
    start += count
    return path
  })
  return { columns: Math.ceil(start / partRows), rectangles }
}

/** Rectangles that hold the cells from `start` to before `end`: a broken column, whole columns, a broken column. */
function drawCells(start: number, end: number): string {
  const pieces: string[] = []
  let cell = start
  while (cell < end) {
    const row = cell % partRows
    const isWhole = row === 0 && end - cell >= partRows
    const columns = isWhole ? Math.floor((end - cell) / partRows) : 1
    const rows = isWhole ? partRows : Math.min(partRows - row, end - cell)
    pieces.push(`M${Math.floor(cell / partRows)} ${row}h${columns}v${rows}h${-columns}z`)
    cell += columns * rows
  }
  return pieces.join('')
}

export const stripShape = { width: 720, height: 84 }

const dot = 10

/** The dots of each row as a path of points, on a scale from the tenth below the lowest value to the one above the highest. */
export function layOutDots(rows: number[][]) {
  const values = rows.flat()
  const low = Math.floor(Math.min(...values) * 10) / 10
  const high = Math.ceil(Math.max(...values) * 10) / 10
  const place = (value: number) => round((stripShape.width * (value - low)) / (high - low))
  const drawRow = (row: number[]) => {
    const columns = row.map((value) => Math.round(place(value) / dot))
    const stacked = columns.map((column, index) => columns.slice(0, index).filter((other) => other === column).length)
    // Dots of a high stack overlap, so that it fits its row.
    const step = Math.min(dot, (stripShape.height - dot) / Math.max(...stacked, 1))
    return columns
      .map((column, index) => `M${column * dot} ${round(stripShape.height - dot / 2 - (stacked[index] ?? 0) * step)}h0`)
      .join('')
  }
  return { low, high, place, rows: rows.map(drawRow) }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
