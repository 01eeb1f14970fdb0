import * as v from 'valibot'
import { heading, itemId, label, line, list, listBy, text, texts } from '../kit/define.ts'
import { listPresent, readContents } from '../kit/read-content.ts'
import { serviceSlugs } from './slugs.ts'

// A specimen is a small, true piece of the work of a service or of a post's subject: a result of participants, or the output of
// a built system. Invented parts are marked as an example.

/** A text with the marks of model/kit/marked-text.ts: `[-gone-]`, `[+new+]`, `[2|words of item 2]`, `[^2]`. */
const marked = text

const common = {
  /** For example "Invoice of a garden centre, read into a table". */
  title: text,
  /** One sentence below it, about the point to notice. */
  caption: text,
  /** False if nothing in it is invented: a measurement or plain arithmetic of a post. */
  isExample: v.optional(v.boolean(), true),
}

export function specimen<const Kind extends string, const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) {
  return v.strictObject({ kind: v.literal(kind), ...common, ...entries })
}

/** A learner's text in the language that the readers of a page learn, with notes in theirs: written for them, not translated. */
const ownText = v.strictObject({
  language: v.string(),
  paragraphs: v.array(v.string()),
  notes: v.array(v.strictObject({ label: v.string(), text: v.string() })),
})

/** A text before and after, with the reasons of its changes. */
const revision = specimen('revision', {
  /** How it is set: a prompt in numbered lines, a letter with its head, an essay on ruled paper. */
  look: v.picklist(['prompt', 'letter', 'essay']),
  /** The line above the text: its author, or its subject. */
  head: v.optional(text),
  /** The text; none if each page has one of its own. */
  paragraphs: list({ text: marked }),
  /** By the language of the page. */
  byLocale: v.optional(v.record(v.string(), ownText)),
  /** `[^1]` in a paragraph refers to the first. */
  notes: list({ label: v.optional(label), text }),
})

/** A document with numbered words, and the table that they become. */
const extraction = specimen('extraction', {
  /** How it is set: an invoice with columns, the passages of a patent, the notes on a flat. */
  look: v.picklist(['invoice', 'patent', 'flat']),
  document: v.strictObject({
    title: marked,
    lines: list({
      /** The document's own name of the line, such as the number of a paragraph. */
      name: v.optional(label),
      text: marked,
      /** In percent. */
      rate: v.optional(v.number()),
      /** In euros. */
      amount: v.optional(v.number()),
      /** The field that holds the amount. */
      field: v.optional(v.number()),
    }),
  }),
  columns: v.optional(v.strictObject({ label, value: text })),
  /** The first belongs to the words `[1|…]` of the document. */
  fields: list({
    label,
    /** Words, a day or an amount in euros, as a program takes them; none if the field is refused. */
    value: v.optional(text),
    amount: v.optional(v.number()),
    /** Why the field is not taken. */
    refusal: v.optional(text),
    /** Its result, if "refused" is not the word. */
    verdict: v.optional(text),
  }),
  /** The name of the file that its table can be downloaded as. */
  file: v.optional(line),
})

/** A question, its answer with references, the passages that they point to, and a question that is refused. */
const answer = specimen('answer', {
  /** How it is set: an answer with footnotes, clauses with their consequences, sources by date. */
  look: v.picklist(['notes', 'clauses', 'dates']),
  question: text,
  answer: list({ text: marked }),
  passages: list({
    /** The source's name of the passage, or its date. */
    source: text,
    text: marked,
    /** A word for a source that contradicts another. */
    against: v.optional(text),
  }),
  refused: v.strictObject({ question: text, reason: text }),
})

/** A run of an agent, step by step, to the point at which it stops for a person. */
const trace = specimen('trace', {
  /** How it is set: a log with its costs, a flow of stations, bars over time. */
  look: v.picklist(['log', 'flow', 'bars']),
  task: text,
  steps: list({
    action: text,
    /** The name of the tool as a program knows it; not translated. */
    tool: v.optional(line),
    result: v.optional(text),
    seconds: v.optional(v.number()),
    cents: v.optional(v.number()),
    outcome: v.picklist(['done', 'failed', 'asks', 'stopped']),
  }),
})

const axis = v.pipe(
  v.strictObject({
    title: text,
    /** How the page's language writes its values: `plain` without marks of thousands, for years. */
    format: v.optional(v.picklist(['number', 'percent', 'euros', 'plain']), 'number'),
    digits: v.optional(v.number()),
    /** Its ends; those of categories follow from their number. */
    min: v.optional(v.number(), 0),
    max: v.optional(v.number(), 1),
    ticks: v.optional(v.array(v.number())),
    isLog: v.optional(v.boolean(), false),
  }),
  v.check(({ isLog, min }) => !isLog || min > 0, 'problems.axis'),
)

/** The side of the point on which its words stand. */
const side = v.optional(v.picklist(['above', 'below']), 'above')

const plot = v.pipe(
  v.strictObject({
    kind: v.literal('plot'),
    ...common,
    /** Bars lie, a row for each point of one series, and `y` is their axis; the others stand on an axis `x`. */
    form: v.picklist(['bars', 'lines', 'points', 'ranges']),
    x: axis,
    y: axis,
    /** The names of the places 0, 1, 2 … of the x axis, if they are no numbers. */
    categories: v.optional(texts),
    series: list({
      name: label,
      /** Only if it differs from the plot's; bars stay alone. */
      form: v.optional(v.picklist(['lines', 'points', 'ranges'])),
      /** At which point of a line its name stands; without it, at the last. */
      label: v.optional(v.strictObject({ x: v.number(), side })),
      points: v.array(
        v.strictObject({
          x: v.number(),
          y: v.number(),
          /** The ends of the band, the range or the whisker. */
          low: v.optional(v.number()),
          high: v.optional(v.number()),
        }),
      ),
    }),
    /** Limits: lines across the plot, which bars have none of. */
    thresholds: v.optional(list({ at: v.number(), text })),
    /** Words at a place of the plot. */
    notes: v.optional(list({ x: v.number(), y: v.number(), side, text })),
    /** The name of the file with the figures, if they are worth taking along: `forecast.csv`. */
    file: v.optional(line),
  }),
  v.check(
    ({ form, categories, series }) => form !== 'bars' || (categories !== undefined && series.length === 1),
    'problems.bars categories',
  ),
  v.check(
    ({ x, y, categories, series }) =>
      series.every(({ points }) =>
        points.every((point) => isWithin(y, point.y) && (categories !== undefined || isWithin(x, point.x))),
      ),
    'problems.points min, max',
  ),
)

function isWithin({ min, max }: { min: number; max: number }, value: number): boolean {
  return min <= value && value <= max
}

/** Rows with weight, score and evidence; shares and total follow. */
const scorecard = specimen('scorecard', {
  /** The highest score of a row. */
  best: v.number(),
  rows: list({
    title: text,
    weight: v.number(),
    score: v.number(),
    evidence: text,
    isWeak: v.optional(v.boolean(), false),
  }),
  verdict: text,
})

/** Claims, each with its evidence; their sum says how many are backed. */
const claims = specimen('claims', {
  states: v.strictObject({ backed: text, partly: text, open: text }),
  claims: list({ claim: text, evidence: text, state: v.picklist(['backed', 'partly', 'open']) }),
})

/** The way from a symptom to its cause: questions, measurements, conclusions. */
const path = specimen('path', {
  symptom: text,
  outcomes: v.strictObject({ excluded: text, clue: text, cause: text }),
  steps: list({ question: text, measure: text, outcome: v.picklist(['excluded', 'clue', 'cause']) }),
  repair: text,
})

/** A structured report with its gaps and contradictions. */
const report = specimen('report', {
  head: list({ label, value: text }),
  sections: list({ title: text, text: marked }),
  /** The first belongs to the words `[1|…]` of a section. */
  flags: list({ kind: v.picklist(['gap', 'contradiction']), text }),
})

/** A one-page agreement: a row for each rule, a column for each age. */
const agreement = specimen('agreement', {
  columns: list({ title: text }),
  /** A cell for each column, or one for all. */
  rows: list({ title: text, cells: list({ text }) }),
  signatures: texts,
})

/** The part of a row below one of the columns; an empty cell has nothing. */
const cell = v.strictObject({
  /** Its words; without them they are those of its mark, its name, its number or its range. */
  text: v.optional(text),
  /** Words that no language changes: a sign, a name. */
  name: v.optional(line),
  number: v.optional(v.number()),
  /** The name by which the stylesheet draws it. */
  mark: v.optional(itemId),
  /** The ends of a range, which is a bar too; all bars of a column have one scale. */
  range: v.optional(
    v.pipe(
      v.strictObject({ from: v.number(), to: v.number() }),
      v.check(({ from, to }) => from <= to, 'problems.order'),
    ),
  ),
})

/** Rows with words, numbers, marks and bars. How the parts of a look are marked, the tables that have it show. */
export const table = v.pipe(
  v.strictObject({
    kind: v.literal('table'),
    ...common,
    title: heading,
    look: v.picklist(['balance', 'bars', 'claims', 'matrix', 'nights', 'ranges', 'sheet', 'stages']),
    /** Above the table: a question. */
    lead: v.optional(text),
    /** Below it, as a program of each language writes it. */
    formula: v.optional(v.record(v.string(), v.string())),
    /** Above the titles of the rows. */
    rowsTitle: v.optional(text),
    columns: listBy('id', {
      id: itemId,
      title: v.optional(text),
      /** Its title if it is a day of the week, from 1 for Monday. */
      weekday: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      /** Draws its numbers as bars: from the start of the scale, from the end of the one above, or around the middle. */
      bars: v.optional(v.picklist(['plain', 'stacked', 'centered'])),
      /** The start of its bars' scale. */
      start: v.optional(v.number(), 0),
      /** The column that its numbers and ranges are compared with: they are marked `lower`, `same` or `higher`. */
      than: v.optional(itemId),
    }),
    /** Marks with words, which each cell that has them says. */
    marks: v.optional(listBy('id', { id: itemId, text }), []),
    rows: list({
      title: v.optional(text),
      /** Its title if no language changes it. */
      name: v.optional(line),
      mark: v.optional(itemId),
      cells: v.record(itemId, cell),
    }),
    /** Below the table: the sum of a column's numbers, in the rows with one of the marks. */
    totals: v.optional(
      list({
        title: text,
        column: itemId,
        marks: v.array(itemId),
        /** True if it also says the sum of all rows. */
        isShare: v.optional(v.boolean(), false),
      }),
      [],
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { columns, rows, totals } = dataset.value
    const expectNames = (kind: string, names: string[], known: string[]) => {
      for (const name of names.filter((each) => !known.includes(each)))
        addIssue({ expected: [...new Set(known)].join(', '), received: name, message: `problems.noName.in ${kind}` })
    }
    const named = [
      ...rows.flatMap(({ cells }) => Object.keys(cells)),
      ...columns.flatMap(({ than }) => than ?? []),
      ...totals.map(({ column }) => column),
    ]
    const columnIds = columns.map(({ id }) => id)
    const [summed, marked] = [totals.flatMap(({ marks }) => marks), rows.flatMap(({ mark }) => mark ?? [])]
    expectNames('columns', named, columnIds)
    expectNames('rows', summed, marked)
  }),
)

export const specimenSchema = v.variant('kind', [
  revision,
  extraction,
  answer,
  trace,
  plot,
  scorecard,
  claims,
  path,
  report,
  agreement,
  table,
])

/** The specimens of services; a service may have none. */
export const specimens = readContents('specimens', listPresent('specimens', serviceSlugs), specimenSchema)
