import * as v from 'valibot'
import { heading, hidden, keywords, line, list, pageWords, questionsAndAnswers, text, texts } from '../kit/define.ts'
import { readContents } from '../kit/read-content.ts'
import { reference } from '../kit/references.ts'
import { audiences } from './calls-to-action.ts'
import { lineSteps } from './line-steps.ts'
import { clients, serviceFormats, serviceGroups } from './service-groups.ts'
import { timeSchema } from './service-times.ts'
import { lowestPrice } from './site.ts'
import { serviceSlugs } from './slugs.ts'

/** Parts of the work. Those of one list of a service have times, which make it the plan; see `findPlan`. */
const steps = list({ when: v.optional(timeSchema), title: v.optional(heading), text })

/** The files and folders that a client keeps, named in the language of their page, a folder with a slash at the end. */
const filesToKeep = list({
  file: v.pipe(text, v.regex(/^[\p{L}\p{M}\p{N}_-]+(\.[a-z\d]+|\/)$/u, 'problems.file plan.pdf, plans/')),
  text,
})

export const priceUnits = ['workshop', 'project', 'hour', 'family'] as const

export const serviceSchema = v.strictObject({
  group: v.picklist(serviceGroups),
  /** True if it stands in its group's column of the header's menu. */
  inMenu: hidden(v.optional(v.boolean(), false)),
  formats: v.pipe(v.array(v.picklist(serviceFormats)), v.nonEmpty()),
  /** Visitors who find it in the index when they choose by who they are. */
  for: v.pipe(v.array(v.picklist(clients)), v.nonEmpty()),
  /** Short, for menus and cards: at most four words. */
  name: heading,
  /** The heading of the page and its title in search results: at most 50 characters. */
  title: heading,
  /** One line for cards: at most 70 characters. */
  teaser: text,
  ...pageWords,
  audience: texts,
  /** The work of people before the course, and after it. */
  learn: v.optional(list({ before: text, after: text })),
  scope: v.optional(steps),
  /** Products and libraries by their own names; not translated. */
  stack: v.optional(v.array(line)),
  topics: v.optional(texts),
  curriculum: v.optional(steps),
  modules: v.optional(steps),
  bootcamp: v.optional(steps),
  outcomes: v.optional(filesToKeep),
  deliverables: v.optional(filesToKeep),
  faq: questionsAndAnswers,
  /** For a line of the visitor's own, if neither a task nor a case study has its steps. */
  line: v.optional(lineSteps),
  /** The readers to whom the page's last part speaks. */
  callsFor: v.picklist(audiences),
  /** Its own lowest price, which takes the place of those in the owner's terms, and what it is for. */
  price: v.optional(v.strictObject({ ...lowestPrice.entries, unit: v.picklist(priceUnits) })),
  /** The length of this service's workshop, if it is not 1-2 days. */
  workshopLength: v.optional(text),
  /** "Up to 16 in a room or 12 online"; the owner decides. */
  groupSize: v.optional(text),
  /** A case study and a post that show this very service; none is better than one that does not fit. */
  caseStudy: v.optional(reference('caseStudies')),
  post: v.optional(reference('posts')),
  keywords,
  related: v.array(reference('services')),
})

export const services = readContents('services', serviceSlugs, serviceSchema)
