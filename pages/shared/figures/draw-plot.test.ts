import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { specimenSchema } from '../../../model/kinds/specimens.ts'
import { defineContent } from '../../../model/kit/define.ts'
import type { Localized } from '../../../model/kit/map-texts.ts'
import { say } from '../../../owner-words.ts'
import { drawPlot } from './draw-plot.ts'

type Plot = Extract<Localized<v.InferOutput<typeof specimenSchema>>, { kind: 'plot' }>

/** A plot of one series. */
function createPlot(points: object[], rest: object = {}): Plot {
  const content = {
    kind: 'plot',
    title: 'A plot',
    caption: 'Below',
    form: 'lines',
    x: { title: 'Week', max: 100 },
    y: { title: 'Orders', min: -1, max: 1250 },
    series: [{ id: 'one', name: 'One', points }],
    ...rest,
  }
  return defineContent('a.json', specimenSchema, content) as Plot
}

const points = [
  { x: 1, y: 10 },
  { x: 2, y: 1250 },
]

test('a line goes from corner to corner where the axes have these ends', () => {
  const ends = { x: { title: 'Week', min: 1, max: 2 }, y: { title: 'Orders', min: 10, max: 1250 } }
  const { plane } = drawPlot('en', createPlot(points, ends))
  expect(plane?.marks[0]?.line).toBe('M0,100L100,0')
})

test.each([
  ['no point', []],
  ['one point', [{ x: 3, y: 3 }]],
  ['equal values', [1, 2, 3].map((x) => ({ x, y: 0 }))],
  ['a range without its middle', [{ x: 0, y: 0, low: -1, high: 1 }]],
])('%s: nothing is drawn at places that are no numbers', (_, some) => {
  for (const form of ['lines', 'points', 'ranges', 'bars']) {
    const plot = createPlot(some, { form, categories: ['0', '1', '2', '3'] })
    expect(JSON.stringify(drawPlot('en', plot))).not.toMatch(/NaN|Infinity/)
  }
})

test('a logarithmic axis gives each power of ten the same room', () => {
  const powers = [1, 10, 100].map((y) => ({ x: y, y }))
  const { plane } = drawPlot('en', createPlot(powers, { y: { title: 'Cost', isLog: true, min: 1, max: 100 } }))
  expect(plane?.marks[0]?.line).toMatch(/,100L[\d.]+,50L[\d.]+,0$/)
})

test('figures are written in the language of the page, and in the file as programs read them', () => {
  const plot = createPlot(points, { y: { title: 'Cost', format: 'euros', max: 1250 }, file: 'cost.csv' })
  const { table, download } = drawPlot('fr', plot)
  expect(table[1]?.cells[0]).toMatch(/^1\s250\s€$/)
  expect(decodeURIComponent(download?.url ?? '')).toMatch(/\n2,One,1250,,$/)
})

test('points beside the middle of their category share a cell of the table', () => {
  const beside = [-0.1, 0, 0.1, 1].map((x) => ({ x, y: x }))
  const { table } = drawPlot('en', createPlot(beside, { form: 'points', categories: ['Photo', 'Plant'] }))
  expect(table).toEqual([
    { name: 'Photo', cells: ['-0.1 / 0 / 0.1'] },
    { name: 'Plant', cells: ['1'] },
  ])
})

test('a point beside the axes, or a second series of bars, is refused', () => {
  expect(() => createPlot([{ x: 1, y: 2000 }])).toThrow(say('problems.points', { value: 'min, max' }))
  expect(() => createPlot(points, { form: 'bars' })).toThrow(say('problems.bars', { value: 'categories' }))
  expect(() => createPlot(points, { x: { title: 'Users', max: 2, isLog: true } })).toThrow(say('problems.axis'))
})
