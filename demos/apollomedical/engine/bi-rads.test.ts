import { expect, test } from 'vitest'
import { biRadsCategories, listDisagreements } from './bi-rads.ts'
import type { Values } from './fields.ts'
import { mammographyFields } from './templates.ts'

const spiculated: Values = { type: 'mass', massShape: 'irregular', massMargin: 'spiculated', massDensity: 'high' }
const cyst: Values = { type: 'mass', massShape: 'oval', massMargin: 'circumscribed', massDensity: 'equal' }
const popcorn: Values = { type: 'calcifications', calcificationMorphology: 'coarse' }
const linear: Values = {
  type: 'calcifications',
  calcificationMorphology: 'fineLinear',
  calcificationDistribution: 'segmental',
}
const codes = (category: string, findings: Values[], comparison = 'available') =>
  listDisagreements({ category, comparison }, findings).map(({ code }) => code)

// The bounds of the table of assessment categories in the ACR BI-RADS Atlas, 5th edition (2013).
test.each([
  ['0', 'recall', undefined],
  ['1', 'routine', { from: 0 }],
  ['2', 'routine', { from: 0 }],
  ['3', 'shortInterval', { above: 0, upTo: 2 }],
  ['4', 'tissueDiagnosis', { above: 2, below: 95 }],
  ['4A', 'tissueDiagnosis', { above: 2, upTo: 10 }],
  ['4B', 'tissueDiagnosis', { above: 10, upTo: 50 }],
  ['4C', 'tissueDiagnosis', { above: 50, below: 95 }],
  ['5', 'tissueDiagnosis', { from: 95 }],
  ['6', 'excisionWhenAppropriate', undefined],
] as const)('category %s: %s', (category, management, likelihood) => {
  expect(biRadsCategories[category].management).toBe(management)
  expect(biRadsCategories[category].likelihood).toEqual(likelihood)
})

test('the ranges of 4A, 4B and 4C join without a gap and fill category 4', () => {
  const [a, b, c] = (['4A', '4B', '4C'] as const).map((category) => biRadsCategories[category].likelihood)
  expect([a?.above, b?.above, c?.above, c?.below]).toEqual([2, a?.upTo, b?.upTo, 95])
})

test.each([
  ['1', [cyst], ['negativeWithFinding']],
  ['2', [cyst, popcorn], []],
  ['2', [spiculated], ['benignWithSuspicious']],
  ['3', [cyst], []],
  ['3', [linear], ['probablyBenignWithSuspicious']],
  ['3', [{ type: 'distortion' }], ['probablyBenignWithSuspicious']],
  ['3', [], ['findingMissing']],
  ['4A', [cyst], []],
  ['4B', [popcorn], ['suspiciousWithoutReason']],
  ['4C', [spiculated], []],
  ['5', [spiculated], []],
  ['5', [linear], []],
  ['5', [cyst], ['highlySuggestiveWithoutReason']],
  ['0', [spiculated], []],
  ['6', [spiculated], []],
  ['1', [], []],
])('category %s with %j: %j', (category, findings, expected) => {
  expect(codes(category, findings)).toEqual(expected)
})

test('a developing asymmetry needs an earlier examination to compare with', () => {
  const asymmetry = { type: 'asymmetry', asymmetryType: 'developing' }
  expect(codes('4A', [asymmetry], 'none')).toEqual(['developingWithoutComparison'])
  expect(codes('4A', [asymmetry])).toEqual([])
})

test('the finding that disagrees is named', () => {
  expect(listDisagreements({ category: '2', comparison: 'none' }, [cyst, spiculated])).toEqual([
    { code: 'benignWithSuspicious', finding: 1 },
  ])
})

test('the vocabulary is that of the fifth edition', () => {
  expect(mammographyFields.massShape.options).toEqual(['oval', 'round', 'irregular'])
  expect(mammographyFields.massMargin.options).toHaveLength(5)
  expect(mammographyFields.calcificationDistribution.options).toHaveLength(5)
})
