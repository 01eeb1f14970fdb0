import { type LocalizedText, plainText } from '../../../content/localize.ts'
import { type DiagramShape, type GridNode, layOutDiagram, splitLabel } from './lay-out-diagram.ts'

export type DiagramDrawing = ReturnType<typeof drawDiagram>

const lineHeight = 15

/** The lines and letters of a diagram in one shape; made in the build, so that browsers get no code for it. */
export function drawDiagram<Kind extends string>(
  diagram: {
    nodes: Array<GridNode & { label: LocalizedText; kind: Kind }>
    links: Array<{ from: string; to: string }>
  },
  shape: DiagramShape,
) {
  const { width, height, boxes, arrows } = layOutDiagram(diagram.nodes, diagram.links, shape)
  const labels = new Map(diagram.nodes.map(({ id, label }) => [id, plainText(label)]))
  // Browsers get the words as lines; the editor's mark needs the text that they are of.
  const findMark = (label: LocalizedText) => (typeof label === 'object' && label.id ? { label } : {})
  return {
    viewBox: `-2 -2 ${width + 4} ${height + 4}`,
    width: Math.round(width * shape.scale),
    height: Math.round(height * shape.scale),
    arrows: arrows.map(({ from, to, path, isReturn }) => ({
      path,
      isReturn,
      label: `${labels.get(from)} → ${labels.get(to)}`,
    })),
    boxes: diagram.nodes.flatMap(({ id, kind, label }) => {
      const box = boxes.get(id)
      if (!box) return []
      const words = splitLabel(labels.get(id) ?? '', shape.letters)
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2 - ((words.length - 1) * lineHeight) / 2
      const lines = words.map((text, index) => ({ text, x, y: y + index * lineHeight }))
      return [
        { id, kind, rectangle: { ...box, rx: kind === 'person' ? box.height / 2 : 6 }, lines, ...findMark(label) },
      ]
    }),
  }
}
