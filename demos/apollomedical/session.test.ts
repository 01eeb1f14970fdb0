import { expect, test } from 'vitest'
import { setField } from './engine/report.ts'
import {
  changeReport,
  dictate,
  hasOwnFindings,
  identifyCase,
  listOpen,
  listProblems,
  openCase,
  openEmpty,
  sign,
  toggleAcknowledged,
} from './session.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('the first case is signed as soon as its gap is filled', () => {
  const session = openCase('thyroidNodule', 'en')
  expect(sign(session, now).signature).toBeUndefined()
  const filled = changeReport(session, setField(session.report, 0, 'shape', 'taller'))
  expect(sign(filled, now).signature).toEqual({ time: now, acknowledged: [] })
})

test('a warning is acknowledged before the signature and stands in it', () => {
  const { report, ...session } = openCase('chestNodule', 'en')
  const warned = changeReport({ ...session, report }, setField(report, undefined, 'conclusion', 'Nodule of 90 mm.'))
  const [warning] = listProblems(warned)
  if (!warning) throw new Error('expected a warning')
  expect(sign(warned, now).signature).toBeUndefined()
  const acknowledged = toggleAcknowledged(warned, warning)
  expect(sign(acknowledged, now).signature?.acknowledged).toEqual([warning])
  expect(listOpen(toggleAcknowledged(acknowledged, warning))).toEqual([warning])
})

test('what blocks cannot be acknowledged away', () => {
  const session = openCase('chestMistakes', 'fr')
  const acknowledged = listProblems(session).reduce(toggleAcknowledged, session)
  expect(listOpen(acknowledged).every(({ severity }) => severity === 'blocking')).toBe(true)
  expect(sign(acknowledged, now).signature).toBeUndefined()
})

test('a change ends the signature', () => {
  const signed = sign(openCase('chestNodule', 'es'), now)
  expect(signed.signature).toBeDefined()
  expect(changeReport(signed, setField(signed.report, undefined, 'age', 63)).signature).toBeUndefined()
})

test('a new dictation replaces the findings and keeps the free texts', () => {
  const session = dictate(openCase('thyroidNodule', 'en'), 'Nódulo espongiforme izquierdo de 9 mm', 'es')
  expect(session.report.findings).toEqual([{ composition: 'spongiform', side: 'left', size: [9] }])
  expect(session.report.general.order).toBe('Thyroid ultrasound, nodule felt on the right')
})

test('a dictation of nothing erases no field', () => {
  const session = openCase('thyroidNodule', 'en')
  expect(dictate(session, ' ', 'en').report.findings).toEqual(session.report.findings)
})

test('fields that were changed by hand are known, so that replacing them can be taken back', () => {
  const session = openCase('thyroidNodule', 'en')
  expect(hasOwnFindings(session)).toBe(false)
  expect(hasOwnFindings(changeReport(session, setField(session.report, 0, 'shape', 'taller')))).toBe(true)
})

test('another case of the same examination is another one, and takes an own image away', () => {
  const [one, other] = [openCase('thyroidNodule', 'en'), openCase('thyroidMistakes', 'en')]
  expect(identifyCase(one)).not.toBe(identifyCase(other))
})

test('an empty report asks for everything it needs', () => {
  expect(listProblems(openEmpty('thyroid', 'en')).map(({ field }) => field)).toEqual([
    'order',
    'lymphNodes',
    'conclusion',
    undefined,
  ])
})
