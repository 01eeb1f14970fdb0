/** A box on the grid of a diagram: data flows from column to column, and rows are parallel. */
export type GridNode = { id: string; column: number; row: number }

/** Sizes in SVG units. The main axis is the one along which data flows: x in the wide drawing, y in the tall one. */
export type DiagramShape = {
  isTall: boolean
  main: number
  cross: number
  mainGap: number
  crossGap: number
  /** Pixels per unit if the page has room. */
  scale: number
  /** Latin letters in a line of a box. */
  letters: number
}

export const wideShape: DiagramShape = {
  isTall: false,
  main: 152,
  cross: 60,
  mainGap: 40,
  crossGap: 24,
  scale: 1.3,
  letters: 18,
}
export const tallShape: DiagramShape = {
  isTall: true,
  main: 60,
  cross: 116,
  mainGap: 28,
  crossGap: 10,
  scale: 1,
  letters: 14,
}
/** For rows of a list; never drawn smaller. */
export const smallShape: DiagramShape = {
  isTall: false,
  main: 104,
  cross: 46,
  mainGap: 14,
  crossGap: 10,
  scale: 1,
  letters: 14,
}

/** Space for arrows that lead back, at the end of the cross axis. */
const returnRoom = 28

export type DiagramLayout = {
  width: number
  height: number
  boxes: Map<string, { x: number; y: number; width: number; height: number }>
  arrows: Array<{ from: string; to: string; path: string; isReturn: boolean }>
}

/** Positions the boxes of a diagram and draws the arrows between them. */
export function layOutDiagram(
  nodes: GridNode[],
  links: Array<{ from: string; to: string }>,
  shape: DiagramShape,
): DiagramLayout {
  const { isTall, main, cross, mainGap, crossGap } = shape
  const firstRow = Math.min(...nodes.map(({ row }) => row))
  const lastRow = Math.max(...nodes.map(({ row }) => row))
  const lastColumn = Math.max(...nodes.map(({ column }) => column))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const hasReturn = links.some(({ from, to }) => (byId.get(from)?.column ?? 0) > (byId.get(to)?.column ?? 0))

  const mainStart = (node: GridNode) => node.column * (main + mainGap)
  const crossStart = (node: GridNode) => (node.row - firstRow) * (cross + crossGap)
  const toPoint = (onMain: number, onCross: number) => (isTall ? `${onCross} ${onMain}` : `${onMain} ${onCross}`)
  const mainLength = lastColumn * (main + mainGap) + main
  const crossLength = (lastRow - firstRow) * (cross + crossGap) + cross

  function drawArrow(from: GridNode, to: GridNode) {
    const fromMiddle = crossStart(from) + cross / 2
    const toMiddle = crossStart(to) + cross / 2
    if (to.column > from.column) {
      const start = mainStart(from) + main
      const end = mainStart(to)
      const bend = (end - start) / 2
      const path = `M${toPoint(start, fromMiddle)}C${toPoint(start + bend, fromMiddle)} ${toPoint(end - bend, toMiddle)} ${toPoint(end, toMiddle)}`
      return { path, isReturn: false }
    }
    if (to.column === from.column) {
      const middle = mainStart(from) + main / 2
      const isForward = to.row > from.row
      const start = crossStart(from) + (isForward ? cross : 0)
      const end = crossStart(to) + (isForward ? 0 : cross)
      return { path: `M${toPoint(middle, start)}L${toPoint(middle, end)}`, isReturn: false }
    }
    const edge = crossLength + returnRoom
    const start = mainStart(from) + main / 2
    const end = mainStart(to) + main / 2
    const path = `M${toPoint(start, crossStart(from) + cross)}C${toPoint(start, edge)} ${toPoint(end, edge)} ${toPoint(end, crossStart(to) + cross)}`
    return { path, isReturn: true }
  }

  const crossTotal = crossLength + (hasReturn ? returnRoom : 0)
  return {
    width: isTall ? crossTotal : mainLength,
    height: isTall ? mainLength : crossTotal,
    boxes: new Map(
      nodes.map((node) => [
        node.id,
        isTall
          ? { x: crossStart(node), y: mainStart(node), width: cross, height: main }
          : { x: mainStart(node), y: crossStart(node), width: main, height: cross },
      ]),
    ),
    arrows: links.flatMap(({ from, to }) => {
      const start = byId.get(from)
      const end = byId.get(to)
      return start && end ? [{ from, to, ...drawArrow(start, end) }] : []
    }),
  }
}

/**
 * The boxes of the longest way through a diagram, in order; of several, one that ends in a result.
 */
export function findMainPath<Node extends GridNode & { kind: string }>(
  nodes: Node[],
  links: Array<{ from: string; to: string }>,
): Node[] {
  const waysFrom = (node: Node, seen: Node[]): Node[][] => {
    const way = [...seen, node]
    const next = nodes.filter(({ id }) => links.some(({ from, to }) => from === node.id && to === id))
    const ways = next.filter((other) => !way.includes(other)).flatMap((other) => waysFrom(other, way))
    return ways.length > 0 ? ways : [way]
  }
  const worth = (way: Node[]) => way.length * 2 + (way.at(-1)?.kind === 'result' ? 1 : 0)
  const starts = nodes.filter(({ id }) => !links.some(({ to }) => to === id))
  return starts
    .flatMap((node) => waysFrom(node, []))
    .reduce<Node[]>((best, way) => (worth(way) > worth(best) ? way : best), [])
}

/**
 * Breaks a label into lines of about the same length. A Chinese character is as wide as two Latin letters.
 *
 * @param most maximum number of letters in a line
 * @example splitLabel('Structured draft report', 14) // ['Structured', 'draft report']
 */
export function splitLabel(label: string, most: number): string[] {
  const width = [...label].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0)
  if (width <= most) return [label]
  const count = Math.ceil(width / most)
  const words = label.includes(' ') ? label.split(' ') : [...label]
  const glue = label.includes(' ') ? ' ' : ''
  const target = label.length / count
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? line + glue + word : word
    const isFull = line !== '' && longer.length - target > target - line.length
    if (isFull && lines.length < count - 1) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}
