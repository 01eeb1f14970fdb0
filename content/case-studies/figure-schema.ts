import * as v from 'valibot'
import { heading, list, text } from '../define.ts'

// What a system would change, as one drawing. Each is either counted from the design or drawn from an invented example, and its
// caption says which; nothing in one is a result.

const common = {
  title: heading,
  /** Where its numbers come from, and what to notice. */
  caption: text,
}

/** Where something comes to light on its way through the work, without the system and with it. */
const stages = v.strictObject({
  form: v.literal('stages'),
  ...common,
  before: text,
  after: text,
  stages: list({ title: text }),
  /** `before` and `after` count the stages from 0. */
  rows: list({ title: text, before: v.number(), after: v.number() }),
})

/** A score that grows by its reasons. */
const points = v.strictObject({
  form: v.literal('points'),
  ...common,
  rows: list({ title: text, points: v.number(), most: v.number(), reason: text }),
  total: text,
})

/** Which of several sources settles each question. */
const matrix = v.strictObject({
  form: v.literal('matrix'),
  ...common,
  columns: list({ title: text }),
  /** `column` counts from 0. */
  rows: list({ title: text, column: v.number() }),
})

/** A balance by weeks, with a range that widens as the weeks go on. */
const balance = v.strictObject({
  form: v.literal('balance'),
  ...common,
  start: v.number(),
  /** What each week brings, in the same unit. */
  changes: v.array(v.number()),
  week: text,
  range: text,
  /** `weeks` count from 1. */
  dues: list({ text, weeks: v.array(v.number()) }),
  due: text,
})

/** A sheet with a subtotal among its rows, and what two ways of adding it up give. */
const sheet = v.strictObject({
  form: v.literal('sheet'),
  ...common,
  question: text,
  columns: v.strictObject({ place: text, month: text, amount: text }),
  months: v.strictObject({ asked: text, other: text }),
  subtotal: text,
  rows: v.array(v.strictObject({ place: v.optional(v.string()), isAsked: v.boolean(), amount: v.number() })),
  read: text,
  calculated: text,
})

/** Ranges that were given, and what was paid. */
const ranges = v.strictObject({
  form: v.literal('ranges'),
  ...common,
  columns: v.strictObject({ home: text, range: text, price: text }),
  rows: v.array(v.strictObject({ area: v.number(), low: v.number(), high: v.number(), price: v.number() })),
})

/** A week of prices for each home; 0 is a night without a valid document. */
const nights = v.strictObject({
  form: v.literal('nights'),
  ...common,
  columns: v.strictObject({ home: text, license: text, season: text }),
  task: text,
  rows: list({ home: v.string(), license: text, season: v.number(), prices: v.array(v.number()) }),
})

/** What is left after each test. */
const sieve = v.strictObject({
  form: v.literal('sieve'),
  ...common,
  rows: list({ title: text, left: v.number(), reason: text }),
})

/** Sentences as they were and as they can be proven. */
const claims = v.strictObject({
  form: v.literal('claims'),
  ...common,
  columns: v.strictObject({ was: text, now: text, proof: text }),
  /** From the weakest to the strongest. */
  grades: list({ title: text }),
  /** `grade` counts from 1; a sentence without one leaves the deck. */
  rows: list({ was: text, now: v.optional(text), grade: v.number(), proof: text }),
})

export const figureSchema = v.variant('form', [stages, points, matrix, balance, sheet, ranges, nights, sieve, claims])
