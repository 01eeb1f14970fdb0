import * as v from 'valibot'
import { text, texts, titledText } from '../define.ts'
import { serviceSlugs } from '../slugs.ts'

export const caseStudySchema = v.strictObject({
  /** Short, for cards and breadcrumbs: the system's own name. */
  name: text,
  /** The heading of the page and its title in search results: at most 55 characters. */
  title: text,
  /** For search results: 90 to 155 characters, a whole sentence. */
  description: text,
  /** The first paragraph: two to four sentences. */
  intro: text,
  /** The kind of organisation and its field, never a client's name. */
  sector: text,
  /** What came out of it, in one line for cards; figures only from `content/claims.ts`. */
  headline: text,
  situation: texts,
  constraints: texts,
  built: texts,
  /** The parts of the system in the order in which data passes through them. */
  howItWorks: v.pipe(v.array(titledText), v.minLength(3, 'expected at least three steps')),
  result: texts,
  learned: texts,
  /** What it would take to do the same in the reader's company. */
  inYourCompany: texts,
  stack: v.array(v.string()),
  services: v.pipe(v.array(v.picklist(serviceSlugs)), v.minLength(2, 'expected two related services or more')),
})

export type CaseStudy = v.InferInput<typeof caseStudySchema>
