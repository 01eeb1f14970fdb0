import * as v from 'valibot'
import { list, text, texts } from '../define.ts'

// A specimen is a small, true piece of the work of a service or of a post's subject: what participants leave with, or what a
// built system puts out. What is invented in one is marked as an example.

/** A text with the marks of content/marked-text.ts: `[-gone-]`, `[+new+]`, `[2|words of item 2]`, `[^2]`. */
const marked = text

const common = {
  /** What it is: "Invoice of a garden centre, read into a table". */
  title: text,
  /** One sentence below it: what to notice. */
  caption: text,
  /** False where nothing in it is invented: a measurement or plain arithmetic of a post. */
  isExample: v.optional(v.boolean(), true),
}

/** A text before and after, with the reasons of its changes. */
const revision = v.strictObject({
  kind: v.literal('revision'),
  ...common,
  paragraphs: list({ text: marked }),
  /** `[^1]` in a paragraph refers to the first. */
  notes: list({ text }),
})

/** A document with numbered words, and the table that they become. */
const extraction = v.strictObject({
  kind: v.literal('extraction'),
  ...common,
  document: v.strictObject({
    title: text,
    /** Its lines; several cells are columns. */
    lines: list({ cells: v.array(marked) }),
  }),
  /** The first belongs to the words `[1|…]` of the document. */
  fields: list({
    label: text,
    value: text,
    /** Why the field is not taken. */
    refusal: v.optional(text),
  }),
})

/** A question, its answer with references, the passages that they point to, and a question that is refused. */
const answer = v.strictObject({
  kind: v.literal('answer'),
  ...common,
  question: text,
  answer: marked,
  passages: list({ source: text, text: marked }),
  refused: v.strictObject({ question: text, reason: text }),
})

/** A run of an agent, step by step, to where it stops for a person. */
const trace = v.strictObject({
  kind: v.literal('trace'),
  ...common,
  task: text,
  steps: list({
    action: text,
    /** The name of the tool as a program knows it; not translated. */
    tool: v.optional(v.string()),
    result: v.optional(text),
    seconds: v.number(),
    cents: v.optional(v.number()),
    outcome: v.picklist(['done', 'failed', 'asks']),
  }),
})

/** One chart with its table. */
const plot = v.strictObject({
  kind: v.literal('plot'),
  ...common,
  form: v.picklist(['bars', 'lines', 'points', 'ranges']),
  x: text,
  y: text,
  /** The names of the places on the x axis, where they are no numbers. */
  categories: v.optional(texts),
  series: list({
    name: text,
    points: v.array(
      v.strictObject({
        x: v.number(),
        y: v.number(),
        low: v.optional(v.number()),
        high: v.optional(v.number()),
      }),
    ),
  }),
  notes: v.optional(list({ x: v.number(), y: v.number(), text })),
})

/** Rows with weight, score and evidence; the total follows. */
const scorecard = v.strictObject({
  kind: v.literal('scorecard'),
  ...common,
  /** The highest score of a row. */
  best: v.number(),
  rows: list({ title: text, weight: v.number(), score: v.number(), evidence: text, isWeak: v.optional(v.boolean()) }),
  verdict: text,
})

/** A structured report with its gaps and contradictions. */
const report = v.strictObject({
  kind: v.literal('report'),
  ...common,
  head: list({ label: text, value: text }),
  sections: list({ title: text, text: marked }),
  /** The first belongs to the words `[1|…]` of a section. */
  flags: list({ kind: v.picklist(['gap', 'contradiction']), text }),
})

/** A one-page agreement: a row for each rule, a column for each age. */
const agreement = v.strictObject({
  kind: v.literal('agreement'),
  ...common,
  columns: list({ title: text }),
  rows: list({ title: text, cells: list({ text }) }),
  signatures: texts,
})

export const specimenSchema = v.variant('kind', [
  revision,
  extraction,
  answer,
  trace,
  plot,
  scorecard,
  report,
  agreement,
])

export type Specimen = v.InferInput<typeof specimenSchema>
