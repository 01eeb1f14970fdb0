import * as v from 'valibot'
import { heading, itemId, listBy, text } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'
import { reference } from '../kit/references.ts'
import { laws } from './laws.ts'

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
export const tasksSchema = v.strictObject({
  question: heading,
  /** Words about the use of the list. */
  pick: text,
  verdicts: v.strictObject({ helps: text, rule: text, person: text }),
  columns: v.strictObject({ task: text, verdict: text, reason: text, effort: text, page: text }),
  /** The kinds of pages that it links. */
  kinds: v.strictObject({ service: text, caseStudy: text, demo: text, rules: text, corporate: text }),
  /** The link to the table. */
  all: text,
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
    page: v.optional(pageSchema),
  }),
})

export const tasks = readContent('tasks', tasksSchema)

export type Task = (typeof tasks)['items'][number]
