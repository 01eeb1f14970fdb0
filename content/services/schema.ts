import * as v from 'valibot'
import { audiences } from '../calls-to-action.ts'
import { heading, hidden, keywords, questionsAndAnswers, text, texts, titledTexts } from '../define.ts'
import { caseStudySlugs, serviceSlugs } from '../slugs.ts'
import { serviceFormats, serviceGroups } from './groups.ts'

export const serviceSchema = v.strictObject({
  group: v.picklist(serviceGroups),
  /** Whether it stands in its group's column of the header's menu. */
  inMenu: hidden(v.optional(v.boolean(), false)),
  formats: v.pipe(v.array(v.picklist(serviceFormats)), v.nonEmpty()),
  /** Short, for menus and cards: at most four words. */
  name: heading,
  /** The heading of the page and its title in search results: at most 50 characters. */
  title: heading,
  /** The title in search results where visitors search for other words than the heading's: at most 45 characters. */
  metaTitle: v.optional(text),
  /** One line for cards: at most 70 characters. */
  teaser: text,
  /** For search results: 90 to 155 characters, a whole sentence. */
  description: text,
  /** The first paragraph: two to four sentences. */
  intro: text,
  audience: texts,
  learn: v.optional(texts),
  scope: v.optional(texts),
  /** Products and libraries by their own names; not translated. */
  stack: v.optional(v.array(v.string())),
  topics: v.optional(texts),
  curriculum: v.optional(titledTexts),
  modules: v.optional(titledTexts),
  bootcamp: v.optional(texts),
  outcomes: v.optional(texts),
  deliverables: v.optional(texts),
  faq: v.pipe(questionsAndAnswers, v.minLength(3, 'expected at least three questions')),
  /** Whom the page's last part speaks to. */
  callsFor: v.picklist(audiences),
  /** Where a workshop of this service is not of 1-2 days. */
  workshopLength: v.optional(text),
  /** "Up to 16 in a room or 12 online"; the owner decides. */
  groupSize: v.optional(text),
  /** A case study and a post that show this very service; none is better than one that does not fit. */
  caseStudy: v.optional(v.picklist(caseStudySlugs)),
  post: v.optional(v.string()),
  keywords,
  related: v.pipe(v.array(v.picklist(serviceSlugs)), v.minLength(2, 'expected two related services or more')),
})

export type Service = v.InferInput<typeof serviceSchema>
