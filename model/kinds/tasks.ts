import * as v from 'valibot'
import { heading, itemId, label, listBy, text, textForEach } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { reference } from '../kit/references.ts'
import { laws } from './laws.ts'
import { steps } from './line.ts'
import { lineSteps } from './line-steps.ts'

/** The need of a task for AI: the model helps, a rule does it as well or better, or a person has to do it. */
export const verdicts = ['helps', 'rule', 'person'] as const

export type Verdict = (typeof verdicts)[number]

/** The page that shows it. */
const pageSchema = v.variant('route', [
  v.strictObject({ route: v.literal('service'), slug: reference('services') }),
  v.strictObject({ route: v.literal('caseStudy'), slug: reference('caseStudies') }),
  v.strictObject({ route: v.literal('demo'), slug: reference('projects') }),
  v.strictObject({ route: v.literal('rules'), slug: v.picklist(laws.rows.map(({ id }) => id)) }),
  v.strictObject({ route: v.literal('corporate') }),
])

/** Everyday tasks, each with the answer if it needs AI: on the home page to pick from, all on `/tasks`. */
export const tasks = readEntries('tasks', {
  question: heading,
  /** Words about the use of the list. */
  pick: text,
  verdicts: v.strictObject({ helps: text, rule: text, person: text }),
  columns: v.strictObject({ task: text, verdict: text, reason: text, effort: text, page: text }),
  kinds: v.strictObject({ service: text, caseStudy: text, demo: text, rules: text, corporate: text }),
  all: text,
  /** The link to the same page, for a task that is not among them. */
  own: text,
  /** The doers of steps, a word each. */
  names: textForEach(steps),
  /** The words of the tool that draws a task of the visitor's as a line of steps; `[number]` is that of a step. */
  line: v.strictObject({
    heading,
    /** Says that nothing of what is typed is sent. */
    intro: text,
    name: label,
    step: text,
    /** By who does the steps: a model and a person, a model alone, rules and people, rules or people alone. */
    verdicts: textForEach(['signed', 'unsigned', 'shared', 'rules', 'people']),
    /** Questions that tell who can do a step, and their title. */
    unsure: text,
    questions: textForEach(steps),
    ...textForEach(['add', 'remove', 'up', 'copy', 'copied', 'print', 'book']).entries,
    /** The title of the table of tasks, below. */
    begin: heading,
  }),
  items: listBy('id', {
    /** In URLs: `/?task=invoices`. */
    id: itemId,
    /** At most 30 characters. */
    name: heading,
    verdict: v.picklist(verdicts),
    /** Two short sentences. */
    reason: text,
    /** The effort; no price. */
    effort: text,
    steps: lineSteps,
    page: v.optional(pageSchema),
  }),
})

export type Task = (typeof tasks)['items'][number]
