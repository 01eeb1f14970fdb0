import { plainText } from '../../../model/kit/localize.ts'
import type { FigureOf } from '../../data/get-figure.ts'

/** A system: data flows from column to column, and rows are parallel. */
export type Diagram = FigureOf<'flow'>['diagram']

type GridNode = Pick<Diagram['nodes'][number], 'column' | 'row'>

export type DiagramShape = typeof wideShape

/** Sizes in SVG units. The main axis is the one along which data flows: x in the wide drawing, y in the tall one. */
export const wideShape = {
  isTall: false,
  main: 152,
  cross: 60,
  mainGap: 40,
  crossGap: 24,
  /** Pixels per unit if the page has room. */
  scale: 1.3,
  /** Latin letters in a line of a box. */
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

const lineHeight = 15

export function drawDiagram(
  diagram: Pick<Diagram, 'nodes' | 'links'>,
  { isTall, main, cross, mainGap, crossGap, scale, letters }: DiagramShape,
) {
  const { nodes } = diagram
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const links = diagram.links.flatMap((link) => {
    const from = byId.get(link.from)
    const to = byId.get(link.to)
    return from && to ? [{ from, to }] : []
  })
  const mainStart = ({ column }: GridNode) => column * (main + mainGap)
  const crossStart = ({ row }: GridNode) => row * (cross + crossGap)
  const toPoint = (onMain: number, onCross: number) => (isTall ? `${onCross} ${onMain}` : `${onMain} ${onCross}`)
  const mainLength = Math.max(...nodes.map(mainStart)) + main
  const crossLength = Math.max(...nodes.map(crossStart)) + cross
  const crossTotal = crossLength + (links.some(isReturn) ? returnRoom : 0)
  const [width, height] = isTall ? [crossTotal, mainLength] : [mainLength, crossTotal]

  function drawArrow(from: GridNode, to: GridNode): string {
    const fromMiddle = crossStart(from) + cross / 2
    const toMiddle = crossStart(to) + cross / 2
    if (to.column > from.column) {
      const start = mainStart(from) + main
      const end = mainStart(to)
      const bend = (end - start) / 2
      return `M${toPoint(start, fromMiddle)}C${toPoint(start + bend, fromMiddle)} ${toPoint(end - bend, toMiddle)} ${toPoint(end, toMiddle)}`
    }
    const start = mainStart(from) + main / 2
    const end = mainStart(to) + main / 2
    if (to.column === from.column) {
      const isForward = to.row > from.row
      return `M${toPoint(start, crossStart(from) + (isForward ? cross : 0))}L${toPoint(end, crossStart(to) + (isForward ? 0 : cross))}`
    }
    const edge = crossLength + returnRoom
    return `M${toPoint(start, crossStart(from) + cross)}C${toPoint(start, edge)} ${toPoint(end, edge)} ${toPoint(end, crossStart(to) + cross)}`
  }

  return {
    viewBox: `-2 -2 ${width + 4} ${height + 4}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    arrows: links.map((link) => ({
      path: drawArrow(link.from, link.to),
      isReturn: isReturn(link),
      label: `${plainText(link.from.label)} → ${plainText(link.to.label)}`,
    })),
    boxes: nodes.map((node) => {
      const { id, kind, label } = node
      const box = isTall
        ? { x: crossStart(node), y: mainStart(node), width: cross, height: main }
        : { x: mainStart(node), y: crossStart(node), width: main, height: cross }
      const words = splitLabel(plainText(label), letters)
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2 - ((words.length - 1) * lineHeight) / 2
      return {
        id,
        kind,
        rectangle: { ...box, rx: kind === 'person' ? box.height / 2 : 6 },
        lines: words.map((text, index) => ({ text, x, y: y + index * lineHeight })),
        label,
      }
    }),
  }
}

function isReturn({ from, to }: { from: GridNode; to: GridNode }): boolean {
  return from.column > to.column
}

/** The boxes of the longest way through a diagram, in order; of several, one that ends in a result. */
export function findMainPath({ nodes, links }: Pick<Diagram, 'nodes' | 'links'>) {
  type Node = (typeof nodes)[number]
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

/** Breaks a label into lines of about the same length. A Chinese character is as wide as two Latin letters. */
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
