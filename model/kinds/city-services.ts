import * as v from 'valibot'
import { heading, pageWords, questionsAndAnswers, texts, titledTexts } from '../kit/define.ts'
import { readContents } from '../kit/read-content.ts'
import { reference } from '../kit/references.ts'
import { cityServiceSlugs } from './slugs.ts'

export const cityServiceSchema = v.strictObject({
  title: heading,
  ...pageWords,
  /** Why teams of this city ask for this service: two paragraphs or more. */
  context: texts,
  /** The day or the weeks as they run here. */
  agenda: titledTexts,
  deliverables: texts,
  logistics: texts,
  faq: questionsAndAnswers,
  caseStudy: v.optional(reference('caseStudies')),
})

export const cityServices = readContents('cityServices', cityServiceSlugs, cityServiceSchema)
