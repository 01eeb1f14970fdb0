import * as v from 'valibot'
import { defineContent, heading, listBy, text } from './define.ts'
import { laws } from './laws.ts'
import { caseStudySlugs, serviceSlugs } from './slugs.ts'

/** Whether a task needs AI: the model helps, a rule does it as well or better, or a person has to do it. */
export const verdicts = ['helps', 'rule', 'person'] as const

export type Verdict = (typeof verdicts)[number]

/** The page that shows it. */
const pageSchema = v.variant('route', [
  v.strictObject({ route: v.literal('service'), slug: v.picklist(serviceSlugs) }),
  v.strictObject({ route: v.literal('caseStudy'), slug: v.picklist(caseStudySlugs) }),
  v.strictObject({ route: v.literal('demo'), slug: v.picklist(['banking', 'spreadsheet', 'autoclient']) }),
  v.strictObject({ route: v.literal('rules'), slug: v.picklist(laws.rows.map(({ id }) => id)) }),
  v.strictObject({ route: v.literal('corporate') }),
])

/** Everyday tasks, each with an answer to the question whether it needs AI: on the home page to pick from, all on `/tasks`. */
export const tasksSchema = v.strictObject({
  question: heading,
  /** What to do with the list. */
  pick: text,
  verdicts: v.strictObject({ helps: text, rule: text, person: text }),
  columns: v.strictObject({ task: text, verdict: text, reason: text, effort: text, page: text }),
  /** What the page is that shows it. */
  kinds: v.strictObject({ service: text, caseStudy: text, demo: text, rules: text, corporate: text }),
  /** The link to the table. */
  all: text,
  items: listBy('id', {
    /** In URLs: `/?task=invoices`. */
    id: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'expected one word in small letters')),
    /** At most 30 characters. */
    name: heading,
    verdict: v.picklist(verdicts),
    /** Two short sentences. */
    reason: text,
    /** What it would take; no price. */
    effort: text,
    page: pageSchema,
  }),
})

export const tasks = defineContent('content/tasks.ts', tasksSchema, {
  question: 'Does your task need AI?',
  pick: 'Pick a task. The answer is often no.',
  verdicts: { helps: 'AI helps', rule: 'a rule is enough', person: 'keep a person' },
  columns: {
    task: 'Task',
    verdict: 'Answer',
    reason: 'Why',
    effort: 'What it takes',
    page: 'Where to see it',
  },
  kinds: { service: 'Service', caseStudy: 'Example', demo: 'Demo', rules: 'Law', corporate: 'For companies' },
  all: 'All tasks in one table',
  items: [
    {
      id: 'mails',
      name: 'Answering repeated mails',
      verdict: 'helps',
      reason:
        'Most of them ask the same few questions in other words. A model drafts the answer from your own texts, and a person sends it.',
      effort: 'One workshop day and a test set of 50 real mails',
      page: { route: 'service', slug: 'prompt-engineering' },
    },
    {
      id: 'invoices',
      name: 'Reading invoices',
      verdict: 'helps',
      reason:
        'Every supplier puts the fields somewhere else, so templates break. A model finds them, code checks the sums, and what does not add up goes to a person.',
      effort: 'A hundred old invoices with their entries, then a month beside the present way',
      page: { route: 'service', slug: 'business-automation' },
    },
    {
      id: 'quotes',
      name: 'Writing quotes',
      verdict: 'rule',
      reason:
        'The price follows from a list and a few conditions, and a formula gives the same one every time. A model adds only the risk of a wrong figure.',
      effort: 'One or two days with your price list and ten old quotes',
      page: { route: 'caseStudy', slug: 'spreadsheet-assistant' },
    },
    {
      id: 'minutes',
      name: 'Minutes of meetings',
      verdict: 'helps',
      reason:
        'A draft with decisions and tasks is there soon after the meeting. Whoever led it corrects names and figures before it goes out.',
      effort: 'Half a day to set it up, and a yes from everyone who is recorded',
      page: { route: 'service', slug: 'no-code-ai' },
    },
    {
      id: 'payroll',
      name: 'Payroll',
      verdict: 'rule',
      reason:
        'Law and collective agreement say what each person gets, and payroll software computes it. A model that guesses is wrong where nobody looks.',
      effort: 'Nothing to build; at most an export from the time sheets',
      page: { route: 'service', slug: 'ai-readiness-audit' },
    },
    {
      id: 'applicants',
      name: 'Shortlisting applicants',
      verdict: 'person',
      reason:
        'A model repeats past choices, and nobody can tell an applicant why. The AI Act counts systems that filter applications as high-risk; the duties for them apply from [law:ai-act-high-risk].',
      effort: 'Half a day to write the same questions for every applicant',
      page: { route: 'rules', slug: 'ai-act-high-risk' },
    },
    {
      id: 'manuals',
      name: 'Answering from manuals',
      verdict: 'helps',
      reason:
        'The answer is in the manual, but nobody finds the page. A system that searches first quotes the passage, and says when there is none.',
      effort: 'Your documents, and 50 questions with the right page for each',
      page: { route: 'service', slug: 'rag-langchain' },
    },
    {
      id: 'bank',
      name: 'Matching bank movements',
      verdict: 'rule',
      reason:
        'Amount, date and reference settle most movements exactly. What is left goes to a person, or to a model that only proposes.',
      effort: 'Three months of movements, and two days for the rules',
      page: { route: 'demo', slug: 'banking' },
    },
    {
      id: 'contracts',
      name: 'Translating contracts',
      verdict: 'person',
      reason:
        'A machine translation is good enough to see what a contract is about. What you sign needs a translator who answers for each clause.',
      effort: 'A rule for the team: which texts may go into which tool',
      page: { route: 'corporate' },
    },
    {
      id: 'products',
      name: 'Product texts',
      verdict: 'helps',
      reason:
        'From a data sheet a model writes hundreds of first versions in your manner. Somebody who knows the product checks sizes, materials and promises.',
      effort: 'One workshop day, and ten texts that you like',
      page: { route: 'service', slug: 'ai-for-marketing' },
    },
    {
      id: 'stock',
      name: 'Forecasting stock',
      verdict: 'rule',
      reason:
        'For most articles the last weeks and the season of last year are hard to beat, and everybody can check them. A model is worth a try where thousands of articles sell every day.',
      effort: 'Two years of sales in a table, and half a day for the simple forecast',
      page: { route: 'service', slug: 'data-science-training' },
    },
    {
      id: 'complaints',
      name: 'Deciding on complaints',
      verdict: 'person',
      reason:
        'A model can sort complaints and find the order. Whether somebody gets their money back is a decision that a person has to explain.',
      effort: 'One day to write down who decides what, and up to which amount',
      page: { route: 'service', slug: 'agents-automation' },
    },
  ],
})

export type Task = (typeof tasks)['items'][number]
