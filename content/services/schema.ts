import * as v from 'valibot'
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
  caseStudy: v.picklist(caseStudySlugs),
  keywords,
  related: v.pipe(v.array(v.picklist(serviceSlugs)), v.minLength(2, 'expected two related services or more')),
})

export type Service = v.InferInput<typeof serviceSchema>
