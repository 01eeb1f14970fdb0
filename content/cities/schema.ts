import * as v from 'valibot'
import { heading, listBy, questionAndAnswer, text, texts, titledTexts } from '../define.ts'
import { serviceSlugs } from '../slugs.ts'

export const citySchema = v.strictObject({
  /** The place as one says it after "in": Madrid, Spain; "Online" for the online page. */
  name: heading,
  /** The heading of the page and its title in search results: at most 50 characters. */
  title: heading,
  /** For search results: 90 to 155 characters, a whole sentence. */
  description: text,
  intro: text,
  /** Who hires training here, and for what: true of this place only. */
  sectors: v.pipe(titledTexts, v.minLength(3, 'expected at least three sectors')),
  teams: texts,
  /** Rooms, travel, notice, hours: how a session happens here. */
  logistics: texts,
  programs: v.pipe(
    listBy('service', { service: v.picklist(serviceSlugs), why: text }),
    v.minLength(3, 'expected at least three highlighted programs'),
  ),
  faq: v.strictObject({
    delivery: questionAndAnswer,
    languages: questionAndAnswer,
    availability: questionAndAnswer,
  }),
})

export type City = v.InferInput<typeof citySchema>
