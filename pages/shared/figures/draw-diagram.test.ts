import { expect, test } from 'vitest'
import { drawDiagram, findMainPath, smallShape, splitLabel, tallShape, wideShape } from './draw-diagram.ts'

const nodes = [
  { id: 'a', column: 0, row: 0 },
  { id: 'b', column: 1, row: 0 },
  { id: 'c', column: 1, row: 1 },
].map((node) => ({ ...node, label: node.id, kind: 'step' as const }))

function draw(links: Array<{ from: string; to: string }>, shape = wideShape) {
  return drawDiagram({ nodes, links }, shape)
}

test('boxes do not overlap, along either axis', () => {
  for (const shape of [wideShape, tallShape, smallShape]) {
    const boxes = draw([], shape).boxes.map(({ rectangle }) => rectangle)
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

test('the drawing is as large as its boxes and their outlines', () => {
  const { viewBox, boxes } = draw([])
  const right = Math.max(...boxes.map(({ rectangle }) => rectangle.x + rectangle.width))
  const bottom = Math.max(...boxes.map(({ rectangle }) => rectangle.y + rectangle.height))
  expect(viewBox).toBe(`-2 -2 ${right + 4} ${bottom + 4}`)
})

test('an arrow that leads back is told apart and has room', () => {
  const forward = draw([{ from: 'a', to: 'b' }])
  const back = draw([{ from: 'b', to: 'a' }])
  expect(forward.arrows[0]?.isReturn).toBe(false)
  expect(back.arrows[0]?.isReturn).toBe(true)
  expect(back.height).toBeGreaterThan(forward.height)
})

test('a label breaks where its lines are about equal, Chinese between characters', () => {
  expect(splitLabel('Draft', 14)).toEqual(['Draft'])
  expect(splitLabel('Structured draft report', 14)).toEqual(['Structured', 'draft report'])
  expect(splitLabel('结构化报告草稿生成', 14)).toHaveLength(2)
})

test('the main path is the longest, and does not run in a circle', () => {
  const kinds = nodes.map((node) => ({ ...node, kind: node.id === 'c' ? ('result' as const) : node.kind }))
  const names = (links: Array<{ from: string; to: string }>) =>
    findMainPath({ nodes: kinds, links }).map(({ id }) => id)
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
