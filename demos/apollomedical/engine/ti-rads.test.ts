import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Values } from './templates/fields.ts'
import { thyroidFields } from './templates/templates.ts'
import { listBeyondFnaLimit, scoreThyroidNodule } from './ti-rads.ts'

/** A solid, hypoechoic nodule that is otherwise unremarkable: 4 points. */
const plain: Values = {
  composition: 'solid',
  echogenicity: 'hypoechoic',
  shape: 'wider',
  margin: 'smooth',
  foci: ['none'],
}

// Figure 1 of Tessler et al., J Am Coll Radiol 2017;14:587-595, term by term. Written down here a second time, so that a
// slip in the engine's table shows.
test.each([
  ['composition', 'cystic', 0],
  ['composition', 'spongiform', 0],
  ['composition', 'mixed', 1],
  ['composition', 'solid', 2],
  ['composition', 'undetermined', 2],
  ['echogenicity', 'anechoic', 0],
  ['echogenicity', 'hyperOrIsoechoic', 1],
  ['echogenicity', 'hypoechoic', 2],
  ['echogenicity', 'veryHypoechoic', 3],
  ['echogenicity', 'undetermined', 1],
  ['shape', 'wider', 0],
  ['shape', 'taller', 3],
  ['margin', 'smooth', 0],
  ['margin', 'illDefined', 0],
  ['margin', 'lobulatedOrIrregular', 2],
  ['margin', 'extrathyroidal', 3],
  ['margin', 'undetermined', 0],
  ['foci', ['none'], 0],
  ['foci', ['cometTail'], 0],
  ['foci', ['macrocalcifications'], 1],
  ['foci', ['rim'], 2],
  ['foci', ['punctate'], 3],
  ['foci', ['macrocalcifications', 'rim', 'punctate'], 6],
])('%s %s adds %i points', (feature, term, expected) => {
  const { steps } = scoreThyroidNodule({ [feature]: term })
  expect(steps.find((step) => step.feature === feature)?.points).toBe(expected)
})

test('every term of the template has its points', () => {
  for (const field of [
    thyroidFields.composition,
    thyroidFields.echogenicity,
    thyroidFields.shape,
    thyroidFields.margin,
  ]) {
    for (const option of field.options) {
      const step = scoreThyroidNodule({ [field.id]: option }).steps.find(({ feature }) => feature === field.id)
      expect(step?.points, `${field.id}.${option}`).toBeTypeOf('number')
    }
  }
})

// The legend of figure 1 in World J Radiol 2022;14:19-29 (doi 10.4329/wjr.v14.i1.19): a nodule of 1.1 × 0.9 × 0.9 cm that
// all three readers called solid (2), hypoechoic (2), taller than wide (3), smooth (0), with punctate foci (3): 10, TR5.
test('a published case with ten points is TR5 and reaches the size for FNA', () => {
  const nodule = { ...plain, shape: 'taller', foci: ['punctate'], size: [11, 9, 9] }
  expect(scoreThyroidNodule(nodule)).toMatchObject({ total: 10, level: 'TR5', size: 11, advice: 'fna' })
})

// Figure 2 of the same article: solid, taller than wide, smooth, no foci. Isoechoic for two readers, hypoechoic for the
// third, which alone moves the nodule from TR4 to TR5.
test('a published case of two readings differs by one point and one level', () => {
  const nodule = { ...plain, shape: 'taller', size: [17, 18, 21] }
  expect(scoreThyroidNodule({ ...nodule, echogenicity: 'hyperOrIsoechoic' })).toMatchObject({ total: 6, level: 'TR4' })
  expect(scoreThyroidNodule({ ...nodule, echogenicity: 'hypoechoic' })).toMatchObject({
    total: 7,
    level: 'TR5',
    size: 21,
  })
})

// Levels and thresholds of the same figure, each at its edge.
test.each<[string, Values, number[], string | undefined, string]>([
  ['a cyst', { ...plain, composition: 'cystic', echogenicity: 'anechoic' }, [60], 'TR1', 'noFna'],
  ['two points', { ...plain, composition: 'mixed', echogenicity: 'hyperOrIsoechoic' }, [60], 'TR2', 'noFna'],
  ['three points', { ...plain, echogenicity: 'hyperOrIsoechoic' }, [14.9], 'TR3', 'nothing'],
  ['three points', { ...plain, echogenicity: 'hyperOrIsoechoic' }, [15], 'TR3', 'followUp'],
  ['three points', { ...plain, echogenicity: 'hyperOrIsoechoic' }, [24.9], 'TR3', 'followUp'],
  ['three points', { ...plain, echogenicity: 'hyperOrIsoechoic' }, [25], 'TR3', 'fna'],
  ['four points', plain, [9.9], 'TR4', 'nothing'],
  ['four points', plain, [10], 'TR4', 'followUp'],
  ['four points', plain, [14.9], 'TR4', 'followUp'],
  ['four points', plain, [15], 'TR4', 'fna'],
  ['six points', { ...plain, margin: 'lobulatedOrIrregular' }, [15], 'TR4', 'fna'],
  ['seven points', { ...plain, foci: ['punctate'] }, [4.9], 'TR5', 'nothing'],
  ['seven points', { ...plain, foci: ['punctate'] }, [5], 'TR5', 'followUp'],
  ['seven points', { ...plain, foci: ['punctate'] }, [9.9], 'TR5', 'followUp'],
  ['seven points', { ...plain, foci: ['punctate'] }, [10], 'TR5', 'fna'],
])('%s: %j, longest of %j mm, is %s and advises %s', (_, nodule, size, level, advice) => {
  expect(scoreThyroidNodule({ ...nodule, size })).toMatchObject({ level, advice })
})

test('spongiform ends the sum, whatever else was entered', () => {
  const result = scoreThyroidNodule({ ...plain, composition: 'spongiform', foci: ['punctate'], size: [30] })
  expect(result).toMatchObject({ total: 0, level: 'TR1', advice: 'noFna', isComplete: true })
  expect(scoreThyroidNodule({ composition: 'spongiform' })).toMatchObject({ level: 'TR1' })
})

test('one point has no level in the chart', () => {
  const nodule = { ...plain, composition: 'mixed', echogenicity: 'anechoic', size: [30] }
  expect(scoreThyroidNodule(nodule)).toMatchObject({ total: 1, isComplete: true, level: undefined, advice: 'unknown' })
})

test('a missing feature leaves the level open, and what is certain is still added', () => {
  const { margin: _, ...nodule } = plain
  expect(scoreThyroidNodule(nodule)).toMatchObject({ total: 4, isComplete: false, level: undefined, advice: 'unknown' })
})

test('without a size a level advises nothing', () => {
  expect(scoreThyroidNodule(plain)).toMatchObject({ level: 'TR4', advice: 'unknown', size: undefined })
})

test('of three nodules with the size for FNA the one with the fewest points stays out, then the smallest', () => {
  const nodules = [plain, { ...plain, foci: ['punctate'] }, { ...plain, margin: 'lobulatedOrIrregular' }]
  const score = (sizes: number[]) =>
    nodules.map((nodule, index) => scoreThyroidNodule({ ...nodule, size: [sizes[index] ?? 0] }))
  expect(listBeyondFnaLimit(score([40, 20, 20]))).toEqual([0])
  const equals = [16, 30, 20].map((size) => scoreThyroidNodule({ ...plain, size: [size] }))
  expect(listBeyondFnaLimit(equals)).toEqual([0])
  expect(listBeyondFnaLimit(score([40, 20, 12]))).toEqual([])
})

const nodules = fc.record({
  composition: fc.constantFrom('cystic', 'mixed', 'solid', 'undetermined'),
  echogenicity: fc.constantFrom(...thyroidFields.echogenicity.options),
  shape: fc.constantFrom(...thyroidFields.shape.options),
  margin: fc.constantFrom(...thyroidFields.margin.options),
  foci: fc.subarray(['macrocalcifications', 'rim', 'punctate'], { minLength: 1 }),
})

test('the total is the sum of the rows, and a larger nodule never gets less advice', () => {
  const order = ['noFna', 'nothing', 'followUp', 'fna']
  fc.assert(
    fc.property(nodules, fc.double({ min: 1, max: 60, noNaN: true }), (nodule, size) => {
      const small = scoreThyroidNodule({ ...nodule, size: [size] })
      const large = scoreThyroidNodule({ ...nodule, size: [size + 10] })
      expect(small.total).toBe(small.steps.reduce((sum, { points = 0 }) => sum + points, 0))
      expect(order.indexOf(large.advice)).toBeGreaterThanOrEqual(order.indexOf(small.advice))
    }),
  )
})
