import { expect, test } from 'vitest'
import { findMainPath, layOutDiagram, smallShape, splitLabel, tallShape, wideShape } from './lay-out-diagram.ts'

const nodes = [
  { id: 'a', column: 0, row: 0 },
  { id: 'b', column: 1, row: 0 },
  { id: 'c', column: 1, row: 1 },
]

test('boxes do not overlap, along either axis', () => {
  for (const shape of [wideShape, tallShape, smallShape]) {
    const boxes = [...layOutDiagram(nodes, [], shape).boxes.values()]
    for (const one of boxes) {
      for (const other of boxes) {
        if (one === other) continue
        const apart =
          one.x + one.width < other.x ||
          other.x + other.width < one.x ||
          one.y + one.height < other.y ||
          other.y + other.height < one.y
        expect(apart).toBe(true)
      }
    }
  }
})

test('the drawing is as large as its boxes', () => {
  const { width, height, boxes } = layOutDiagram(nodes, [], wideShape)
  expect(width).toBe(Math.max(...[...boxes.values()].map((box) => box.x + box.width)))
  expect(height).toBe(Math.max(...[...boxes.values()].map((box) => box.y + box.height)))
})

test('an arrow that leads back is told apart and has room', () => {
  const forward = layOutDiagram(nodes, [{ from: 'a', to: 'b' }], wideShape)
  const back = layOutDiagram(nodes, [{ from: 'b', to: 'a' }], wideShape)
  expect(forward.arrows[0]?.isReturn).toBe(false)
  expect(back.arrows[0]?.isReturn).toBe(true)
  expect(back.height).toBeGreaterThan(forward.height)
})

test('an unused first row leaves no gap', () => {
  const lower = nodes.map((node) => ({ ...node, row: node.row + 1 }))
  expect(layOutDiagram(lower, [], wideShape).height).toBe(layOutDiagram(nodes, [], wideShape).height)
})

test('a label breaks where its lines are about equal, Chinese between characters', () => {
  expect(splitLabel('Draft', 14)).toEqual(['Draft'])
  expect(splitLabel('Structured draft report', 14)).toEqual(['Structured', 'draft report'])
  expect(splitLabel('结构化报告草稿生成', 14)).toHaveLength(2)
})

test('the main path is the longest, and does not run in a circle', () => {
  const kinds = nodes.map((node) => ({ ...node, kind: node.id === 'c' ? 'result' : 'step' }))
  const names = (links: Array<{ from: string; to: string }>) => findMainPath(kinds, links).map(({ id }) => id)
  expect(
    names([
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'c' },
    ]),
  ).toEqual(['a', 'b', 'c'])
  expect(
    names([
      { from: 'a', to: 'b' },
      { from: 'a', to: 'c' },
    ]),
  ).toEqual(['a', 'c'])
  expect(
    names([
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'b' },
    ]),
  ).toEqual(['a', 'b', 'c'])
})
