import { expect, test } from 'vitest'
import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { checkReport, identifyProblem } from './checks.ts'
import { parseDictation } from './dictation/parse-dictation.ts'
import { listSides } from './laterality.ts'
import { createReport, type Report, setField } from './report.ts'
import type { Values } from './templates/fields.ts'

const nodule: Values = {
  side: 'right',
  size: [18, 12],
  composition: 'solid',
  echogenicity: 'hypoechoic',
  shape: 'wider',
  margin: 'smooth',
  foci: ['none'],
}
const thyroid: Report = {
  template: 'thyroid',
  general: {
    order: 'Thyroid ultrasound, right lobe',
    lymphNodes: 'unremarkable',
    conclusion: 'Nodule of the right lobe.',
  },
  findings: [nodule],
}
const chest: Report = {
  template: 'chest',
  general: { order: 'Chest CT', age: 60, exclusions: ['none'], risk: 'low', count: 'single', conclusion: 'Nodule.' },
  findings: [{ side: 'right', lobe: 'upper', size: [7, 6], attenuation: 'solid' }],
}
const codes = (report: Report) => checkReport(report).map(({ code }) => code)
const change = (report: Report, finding: Values, general: Values = {}): Report => ({
  ...report,
  general: { ...report.general, ...general },
  findings: [{ ...report.findings[0], ...finding }],
})

test.each([thyroid, chest])('a complete report without contradictions has nothing to settle', (report) => {
  expect(checkReport(report)).toEqual([])
})

test.each([thyroid, chest])('each required field that is missing blocks the signature', (report) => {
  for (const field of Object.keys(report.general)) {
    const without = { ...report, general: { ...report.general, [field]: undefined } }
    expect(checkReport(without), field).toContainEqual({ code: 'missing', severity: 'blocking', field })
  }
  for (const field of Object.keys(report.findings[0] ?? {})) {
    const problems = checkReport(setField(report, 0, field, undefined))
    expect(problems, field).toContainEqual({ code: 'missing', severity: 'blocking', field, finding: 0 })
  }
})

test('a field that does not apply is not missing', () => {
  expect(codes(change(chest, { attenuation: 'groundGlass' }, { risk: undefined }))).toEqual([])
  expect(
    codes({
      ...thyroid,
      findings: [{ side: 'left', size: [12], composition: 'spongiform' }],
      general: { ...thyroid.general, order: 'Neck', conclusion: 'Benign.' },
    }),
  ).toEqual([])
  expect(codes(change(chest, { attenuation: 'partSolid' }))).toEqual(['missing'])
})

test('a report without findings must say so', () => {
  expect(codes({ ...thyroid, findings: [] })).toEqual(['noFindings'])
  expect(codes(createReport('chest'))).toEqual(['missing', 'missing', 'noFindings'])
})

// Sides, in the four languages
test.each([
  ['Ecografía tiroidea, lóbulo izquierdo', 'orderSide'],
  ['Échographie thyroïdienne, lobe gauche', 'orderSide'],
  ['甲状腺超声，左叶', 'orderSide'],
  ['Thyroid ultrasound, left lobe', 'orderSide'],
])('the order says %s, the finding is on the right', (order, code) => {
  expect(codes(change(thyroid, {}, { order }))).toEqual([code])
})

test.each([
  'Nodule of the left lobe, FNA advised.',
  'Nódulo del lóbulo izquierdo.',
  'Nodule du lobe gauche.',
  '左叶结节。',
  'Right lobe nodule, left lobe nodule.',
  'Nodule of the left lobe without calcifications.',
])('the conclusion says "%s", the finding is on the right', (conclusion) => {
  expect(checkReport(change(thyroid, {}, { conclusion }))).toMatchObject([
    { code: 'conclusionSide', severity: 'blocking' },
  ])
})

test.each([
  'Nodule of the right lobe. No nodule in the left lobe.',
  'Nodule of the right lobe, larger than on the left.',
  'Nódulo derecho. Sin nódulos en el lóbulo izquierdo.',
  'Nodule droit, pas de nodule à gauche.',
  '右叶结节，左叶未见结节。右叶较左叶大。',
  'Bilateral examination, nodule on the right.',
  'Right nodule. The left lobe is normal.',
  'Nódulo derecho; el lóbulo izquierdo sin nódulos.',
])('"%s" is no contradiction', (conclusion) => {
  expect(codes(change(thyroid, {}, { conclusion }))).toEqual([])
})

test('with findings on both sides the size tells which side the conclusion means', () => {
  const both = { ...thyroid, findings: [nodule, { ...nodule, side: 'left', size: [6, 5] }] }
  const conclude = (conclusion: string) => checkReport({ ...both, general: { ...both.general, conclusion } })
  expect(conclude('Nodule of 18 mm in the left lobe.')).toMatchObject([
    { code: 'conclusionSideOfSize', finding: 0, quote: 'left' },
  ])
  expect(conclude('Nodule of 18 mm in the right lobe. Nodule of 6 mm in the left lobe.')).toEqual([])
})

test.each<[DemoLocale, string]>([
  ['en', 'Solid nodule in the left lobe'],
  ['es', 'Nódulo sólido en el lóbulo izquierdo'],
  ['fr', 'Nodule solide du lobe gauche'],
  ['zh', '左叶实性结节'],
])('a side changed after the dictation is found (%s)', (locale, text) => {
  const problems = checkReport(thyroid, parseDictation(text, 'thyroid', locale))
  expect(problems).toMatchObject([{ code: 'dictationSide', severity: 'blocking', finding: 0, field: 'side' }])
})

test('the left lung has no middle lobe and the right one no lingula', () => {
  expect(codes(change(chest, { side: 'left', lobe: 'middle' }))).toEqual(['middleLobeLeft'])
  expect(codes(change(chest, { lobe: 'lingula' }))).toEqual(['lingulaRight'])
})

// Sizes
test.each([
  [[0], 'outOfRange'],
  [[-4], 'outOfRange'],
  [[180], 'outOfRange'],
  [[1.8], 'tinySize'],
  [[18, 1.2], 'uneven'],
])('a thyroid nodule of %j mm: %s', (size, code) => {
  expect(codes(change(thyroid, { size }))).toEqual([code])
})

test('other numbers have their limits too', () => {
  expect(codes(change(chest, {}, { age: 170 }))).toEqual(['outOfRange'])
  expect(codes(change(chest, { attenuation: 'partSolid', solidComponent: 9 }))).toEqual(['solidLarger'])
  expect(codes(change(chest, { size: [34, 30] }))).toEqual(['lungMass'])
})

test('a length of the conclusion that no finding has is told', () => {
  const conclude = (conclusion: string) => checkReport(change(thyroid, {}, { conclusion }))
  expect(conclude('Nodule of 1.8 cm on the right.')).toEqual([])
  expect(conclude('Nodule of 28 mm on the right.')).toEqual([
    { code: 'conclusionSize', severity: 'warning', quote: '28 mm' },
  ])
})

// Contradictions
test.each([
  [{ composition: 'cystic' }, ['cysticWithEcho']],
  [{ composition: 'cystic', echogenicity: 'anechoic' }, []],
  [{ composition: 'cystic', echogenicity: 'anechoic', foci: ['punctate'] }, ['cysticWithFoci']],
  [{ composition: 'cystic', echogenicity: 'anechoic', foci: ['macrocalcifications'] }, ['cysticWithFoci', 'onePoint']],
  [{ echogenicity: 'anechoic' }, ['solidAnechoic']],
  [{ composition: 'spongiform', foci: ['punctate'] }, ['spongiformWithSuspicious']],
  [{ foci: ['none', 'punctate'] }, ['noneWithOthers']],
])('a thyroid nodule with %j: %j', (values, expected) => {
  expect(codes(change(thyroid, values))).toEqual(expected)
})

test('"none" beside another choice names its field', () => {
  const both = { ...chest, general: { ...chest.general, exclusions: ['none', 'cancer'] } }
  expect(checkReport(both)).toEqual([{ code: 'noneWithOthers', severity: 'blocking', field: 'exclusions' }])
})

test('one nodule and two findings contradict each other', () => {
  expect(codes({ ...chest, findings: [...chest.findings, ...chest.findings] })).toEqual(['singleWithSeveral'])
})

test('what differs from the dictation, was not understood or has no unit is told', () => {
  const draft = parseDictation('Cystic nodule with halo, 18 in the right lobe', 'thyroid', 'en')
  expect(checkReport(thyroid, draft)).toEqual([
    { code: 'dictationDiffers', severity: 'warning', finding: 0, field: 'composition', quote: 'Cystic' },
    { code: 'numberWithoutUnit', severity: 'warning', quote: '18' },
    { code: 'notUnderstood', severity: 'warning', quote: 'halo' },
  ])
})

test('what the dictation leaves open is told, and a size that is that of an organ', () => {
  const draft = parseDictation('Left lobe of 45 mm. Possible rim calcifications.', 'thyroid', 'en')
  expect(checkReport(thyroid, draft)).toEqual([
    { code: 'unsure', severity: 'warning', quote: 'Left · 45 mm · rim calcifications' },
  ])
})

test('a conflict in the dictation is settled by filling the field', () => {
  const draft = parseDictation('Solid cystic nodule', 'thyroid', 'en')
  expect(checkReport(thyroid, draft)).toEqual([])
  expect(checkReport(setField(thyroid, 0, 'composition', undefined), draft).map(({ code }) => code)).toEqual([
    'missing',
    'dictationConflict',
    'dictationConflict',
  ])
})

test('what blocks stands before what warns', () => {
  const severities = checkReport(change(thyroid, { size: [1.8], composition: 'cystic' })).map(
    ({ severity }) => severity,
  )
  expect(severities).toEqual(['blocking', 'warning'])
})

test('an acknowledgement ends when the problem changes', () => {
  const [first, second] = [1.8, 2].map((size) => checkReport(change(thyroid, { size: [size] }))[0])
  expect(first && second && identifyProblem(first) === identifyProblem(second)).toBe(false)
})

test.each([
  ['No change in the left nodule.', ['left']],
  ['Sin cambios en el nódulo izquierdo.', ['left']],
  ['Le nodule gauche n’a pas augmenté.', ['left']],
  ['左叶结节无变化。', ['left']],
  ['Probable left nodule.', ['left']],
  ['No nodule, cyst or calcification in the left lobe.', []],
  ['Nódulo derecho, ninguno en el izquierdo.', ['right']],
  ['右叶结节，左叶未见结节。', ['right']],
])('%j speaks about %j', (text, expected) => {
  expect(listSides(text).map(({ side }) => side)).toEqual(expected)
})

test('sides keep the words of the text', () => {
  expect(listSides('Nódulo DERECHO de 1,8 cm. 左叶。')).toEqual([
    { side: 'right', quote: 'DERECHO', lengths: [18] },
    { side: 'left', quote: '左', lengths: [] },
  ])
})
