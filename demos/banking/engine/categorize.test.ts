import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from './categories.ts'
import { categorize } from './categorize.ts'
import { addException, emptyKnowledge, type Knowledge, learn, measureRuleConfidence } from './learning.ts'
import { type Movement, sumCents } from './movement.ts'
import { countWords, guessLabel } from './naive-bayes.ts'
import { listSpending, sumByCategory } from './summaries.ts'
import { createMovement, readLabelledSample } from './testing.ts'

function categorizeOne(movement: Movement, knowledge: Knowledge = emptyKnowledge) {
  const [found] = categorize([movement], knowledge)
  return found
}

test.each([
  ['COMPRA TARJ 4512XXXX MERCADONA AVDA PUERTO', 'groceries'],
  ['CARTE 14/03 CARREFOUR CITY LYON', 'groceries'],
  ["CARD PAYMENT TO SAINSBURY'S S/MKT 2231", 'groceries'],
  ['PAYPAL *SPOTIFY AB', 'subscriptions'],
  ['PRLV SEPA EDF CLIENTS PARTICULIERS', 'utilities'],
  ['DIRECT DEBIT COUNCIL TAX', 'taxes'],
  ['RECIBO COMUNIDAD PROPIETARIOS C/ COLON 3', 'housing'],
  ['AMAZON PRIME*2K4', 'subscriptions'],
  ['AMAZON MKTPLACE', 'shopping'],
  ['中国移动 话费充值', 'telecom'],
] as const)('%s goes to %s', (description, category) => {
  expect(categorizeOne(createMovement('2026-03-01', -10, description))).toMatchObject({ category, isSure: true })
})

test('the direction decides where a name stands for both: the tax office that pays is income', () => {
  expect(categorizeOne(createMovement('2026-03-01', -10, 'AGENCIA TRIBUTARIA'))?.category).toBe('taxes')
  expect(categorizeOne(createMovement('2026-03-01', 10, 'AGENCIA TRIBUTARIA'))?.category).toBe('otherIncome')
  expect(categorizeOne(createMovement('2026-03-01', 10, 'ABONO NOMINA ENERO'))?.category).toBe('salary')
})

test('a movement that says nothing has no category and is marked', () => {
  expect(categorizeOne(createMovement('2026-03-01', -10, 'TPV 33120'))).toMatchObject({
    category: 'unknown',
    confidence: 0,
    isSure: false,
    reason: { kind: 'none' },
  })
})

test('one correction sorts all movements of the merchant', () => {
  const movements = ['2026-01-03', '2026-02-07', '2026-03-01'].map((date) =>
    createMovement(date, -20, 'COMPRA TARJ 4512 KOKORO RUZAFA'),
  )
  const [first] = movements
  if (!first) throw new Error('no movement')
  const taught = learn(emptyKnowledge, first, 'restaurants')
  expect(categorize(movements, taught).map(({ category }) => category)).toEqual(Array(3).fill('restaurants'))
  expect(categorize(movements, taught)[2]).toMatchObject({
    isSure: true,
    reason: { kind: 'learned', pattern: 'kokoro ruzafa', corrections: 1 },
  })
})

test('a correction overrules a built-in rule, for its own direction only', () => {
  const payment = createMovement('2026-03-01', -20, 'AMAZON MKTPLACE')
  const taught = learn(emptyKnowledge, payment, 'education')
  expect(categorizeOne(payment, taught)?.category).toBe('education')
  expect(categorizeOne(createMovement('2026-03-02', 20, 'AMAZON MKTPLACE'), taught)?.category).toBe('shopping')
})

test('corrections that contradict each other leave doubt: the last one counts, and is marked', () => {
  const movement = createMovement('2026-03-01', -20, 'KOKORO RUZAFA')
  const unsure = learn(learn(emptyKnowledge, movement, 'restaurants'), movement, 'leisure')
  expect(categorizeOne(movement, unsure)).toMatchObject({ category: 'leisure', isSure: false })
  const confirmed = learn(learn(unsure, movement, 'leisure'), movement, 'leisure')
  expect(categorizeOne(movement, confirmed)).toMatchObject({ category: 'leisure', isSure: true })
  // By hand: (1 + 0.9) / (1 + 1) and (1 + 0.9) / (2 + 1)
  expect(measureRuleConfidence({ ...(unsure.rules[0] ?? never()), contradicting: 0 })).toBeCloseTo(0.95)
  expect(measureRuleConfidence(unsure.rules[0] ?? never())).toBeCloseTo(0.6333, 4)
})

test('words carry over: after a correction a new merchant with the same words gets a guess that is not sure', () => {
  const newcomer = createMovement('2026-03-05', -12, 'LUDOTECA DELFIN')
  expect(categorizeOne(newcomer)?.category).toBe('unknown')
  const seen = createMovement('2026-03-01', -12, 'LUDOTECA ARCOIRIS')
  const found = categorize([seen, newcomer], learn(emptyKnowledge, seen, 'education'))[1]
  expect(found).toMatchObject({ category: 'education', isSure: false, reason: { kind: 'words', words: ['ludoteca'] } })
  // By hand: one correction weighs 2, so P = (2 + 1/20) / (2 + 1), against 19 labels with (1/20) / 3; without
  // the two incomes, which an expense cannot be, 17 remain: 2.05 / (2.05 + 17 × 0.05)
  expect(found?.confidence).toBeCloseTo(2.05 / (2.05 + 17 * 0.05), 6)
})

test('an exception is for one movement', () => {
  const [a, b] = ['2026-03-01', '2026-03-02'].map((date) => createMovement(date, -20, 'MERCADONA'))
  if (!a || !b) throw new Error('no movements')
  const found = categorize([a, b], addException(emptyKnowledge, a, 'leisure'))
  expect(found.map(({ category }) => category)).toEqual(['leisure', 'groceries'])
})

test('the small Bayes agrees with a calculation by hand', () => {
  const counts = countWords(
    [
      { words: ['red', 'round'], label: 'apple', weight: 1 },
      { words: ['red'], label: 'apple', weight: 1 },
      { words: ['round'], label: 'ball', weight: 1 },
    ],
    ['apple', 'ball'],
  )
  // P(apple|red) = (2 + ½)/3, P(ball|red) = ½/3; P(apple|round) = (1 + ½)/3 = P(ball|round)
  // Together: 2.5 × 1.5 against 0.5 × 1.5
  expect(guessLabel(counts, ['red', 'round', 'unheard'])).toEqual({
    label: 'apple',
    confidence: expect.closeTo(2.5 / 3, 9),
    evidence: ['red'],
  })
  expect(guessLabel(counts, ['unheard'])).toBeUndefined()
})

test.each(['es', 'en'] as const)('on the labeled sample of %s what is marked as sure is right', async (locale) => {
  const lines = await readLabelledSample(locale)
  const found = categorize(lines, emptyKnowledge)
  const sure = found
    .map((movement, index) => ({ movement, truth: lines[index]?.category }))
    .filter(({ movement }) => movement.isSure)
  expect(sure.length / found.length).toBeGreaterThan(0.9)
  const wrong = sure.filter(({ movement, truth }) => movement.category !== truth)
  expect(wrong.length / sure.length).toBeLessThan(0.02)
  // The merchants that nobody can know are all left to the visitor.
  expect(found.filter(({ isSure }) => !isSure).length).toBeGreaterThan(20)
})

test('whatever is taught, the sums of the categories are the sum of the movements', async () => {
  const movements = (await readLabelledSample('es')).slice(0, 200)
  const corrections = fc.array(fc.tuple(fc.nat(movements.length - 1), fc.constantFrom(...categories)), { maxLength: 8 })
  fc.assert(
    fc.property(corrections, (list) => {
      const taught = list.reduce((knowledge, [index, category]) => {
        const movement = movements[index]
        return movement ? learn(knowledge, movement, category) : knowledge
      }, emptyKnowledge)
      const found = categorize(movements, taught)
      expect(sumCents(sumByCategory(found))).toBe(sumCents(movements))
      expect(sumByCategory(found).reduce((count, sum) => count + sum.count, 0)).toBe(movements.length)
      expect(listSpending(found).every(({ category }) => category !== 'transfers')).toBe(true)
    }),
    { numRuns: 30 },
  )
})

function never(): never {
  throw new Error('no rule')
}
