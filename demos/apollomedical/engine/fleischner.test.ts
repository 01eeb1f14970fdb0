import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviseOnNodule } from './fleischner.ts'
import type { Values } from './templates/fields.ts'

const adult: Values = { age: 60, exclusions: ['none'], risk: 'low', count: 'single' }

function advise(general: Values, finding: Values) {
  const result = adviseOnNodule({ ...adult, ...general }, finding)
  return result.applies ? { advice: result.advice, recommendation: result.recommendation } : result
}

// Every cell of Table 1 (solid) and its lower half (subsolid) in MacMahon et al., Radiology 2017;284:228-243, with the
// sizes at the edges: 5 and 6 mm, 8 and 9 mm.
test.each([
  ['single', 'low', 5, 'nothing', 1],
  ['single', 'high', 5, 'optional12', 1],
  ['single', 'low', 6, 'ct6to12considerCt18to24', 1],
  ['single', 'low', 8, 'ct6to12considerCt18to24', 1],
  ['single', 'high', 6, 'ct6to12ct18to24', 1],
  ['single', 'high', 8, 'ct6to12ct18to24', 1],
  ['single', 'low', 9, 'consider3PetBiopsy', 1],
  ['single', 'high', 9, 'consider3PetBiopsy', 1],
  ['multiple', 'low', 5, 'nothing', 2],
  ['multiple', 'high', 5, 'optional12', 2],
  ['multiple', 'low', 6, 'ct3to6considerCt18to24', 2],
  ['multiple', 'low', 8, 'ct3to6considerCt18to24', 2],
  ['multiple', 'high', 6, 'ct3to6ct18to24', 2],
  ['multiple', 'high', 8, 'ct3to6ct18to24', 2],
  ['multiple', 'low', 9, 'ct3to6considerCt18to24', 2],
  ['multiple', 'high', 9, 'ct3to6ct18to24', 2],
])('solid, %s, %s risk, %i mm: %s', (count, risk, size, advice, recommendation) => {
  expect(advise({ count, risk }, { attenuation: 'solid', size: [size, size] })).toEqual({ advice, recommendation })
})

test.each([
  ['groundGlass', 'single', 5, undefined, 'nothing', 3],
  ['groundGlass', 'single', 6, undefined, 'ct6to12every2Until5', 3],
  ['groundGlass', 'single', 20, undefined, 'ct6to12every2Until5', 3],
  ['partSolid', 'single', 5, undefined, 'nothing', 4],
  ['partSolid', 'single', 6, 5, 'ct3to6yearlyFor5', 4],
  ['partSolid', 'single', 12, 6, 'ct3to6suspicious', 4],
  ['partSolid', 'single', 12, 8, 'ct3to6suspicious', 4],
  ['partSolid', 'single', 12, 9, 'petBiopsyResection', 4],
  ['groundGlass', 'multiple', 5, undefined, 'ct3to6ct2And4Years', 5],
  ['groundGlass', 'multiple', 6, undefined, 'ct3to6mostSuspicious', 5],
  ['partSolid', 'multiple', 5, undefined, 'ct3to6ct2And4Years', 5],
  ['partSolid', 'multiple', 6, 3, 'ct3to6mostSuspicious', 5],
])('%s, %s, %i mm with %s mm solid: %s', (attenuation, count, size, solidComponent, advice, recommendation) => {
  for (const risk of ['low', 'high']) {
    const finding = { attenuation, size: [size, size], solidComponent }
    expect(advise({ count, risk }, finding)).toEqual({ advice, recommendation })
  }
})

test('a lobulated part-solid nodule with 6 mm of solid tissue is not left to a second scan', () => {
  const finding = { attenuation: 'partSolid', size: [12, 12], solidComponent: 6, outline: 'lobulated' }
  expect(advise({}, finding)).toMatchObject({ advice: 'petBiopsyResection' })
})

// By hand: (7 + 4) / 2 = 5.5, to the nearest millimetre 6; (6 + 4.9) / 2 = 5.45, 5; (9 + 7.8) / 2 = 8.4, 8.
test.each([
  [[7, 4], 6, 'medium'],
  [[6, 4.9], 5, 'small'],
  [[9, 7.8], 8, 'medium'],
  [[9, 8], 9, 'large'],
])('%j mm counts as %i mm: %s', (size, rounded, sizeClass) => {
  expect(adviseOnNodule(adult, { attenuation: 'solid', size })).toMatchObject({ size: rounded, sizeClass })
})

test.each([
  [{ age: 34 }, ['young']],
  [{ exclusions: ['cancer'] }, ['cancer']],
  [{ exclusions: ['immunosuppression'] }, ['immunosuppression']],
  [{ exclusions: ['screening'] }, ['screening']],
  [{ age: 20, exclusions: ['cancer', 'screening'] }, ['young', 'cancer', 'screening']],
])('%j: the guideline does not apply', (general, exclusions) => {
  expect(advise(general, { attenuation: 'solid', size: [9, 9] })).toEqual({ applies: false, exclusions })
})

test('at 35 years it applies', () => {
  expect(advise({ age: 35 }, { attenuation: 'solid', size: [5, 5] })).toMatchObject({ advice: 'nothing' })
})

test('what is missing is named, and no advice is given', () => {
  expect(adviseOnNodule({}, {})).toMatchObject({
    missing: ['age', 'exclusions', 'count', 'attenuation', 'size'],
    advice: undefined,
  })
  expect(adviseOnNodule({ ...adult, risk: undefined }, { attenuation: 'solid', size: [7, 7] })).toMatchObject({
    missing: ['risk'],
    advice: undefined,
  })
  expect(adviseOnNodule(adult, { attenuation: 'partSolid', size: [9, 9] })).toMatchObject({
    missing: ['solidComponent'],
  })
  expect(adviseOnNodule(adult, { attenuation: 'solid', size: [9] })).toMatchObject({ missing: ['size'] })
})

test('the order of the two axes makes no difference', () => {
  const millimetres = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(millimetres, millimetres, fc.constantFrom('low', 'high'), (a, b, risk) => {
      const one = adviseOnNodule({ ...adult, risk }, { attenuation: 'solid', size: [a, b] })
      const other = adviseOnNodule({ ...adult, risk }, { attenuation: 'solid', size: [b, a] })
      expect({ ...one, diameters: [] }).toEqual({ ...other, diameters: [] })
    }),
  )
})
