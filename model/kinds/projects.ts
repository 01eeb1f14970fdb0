import * as v from 'valibot'
import { heading, hidden, itemId, list, questionsAndAnswers, text, texts } from '../kit/define.ts'
import { readContent, readContents } from '../kit/read-content.ts'
import { naming, reference } from '../kit/references.ts'
import { projectIds } from './slugs.ts'

export const projectSchema = v.strictObject({
  title: heading,
  description: text,
  featuresTitle: text,
  features: texts,
  summary: text,
  /** The method of the demo, and its differences from a system of the same name. */
  method: v.optional(text),
  /** The address of the code; projects without it have a demo in `demos/<id>/`. */
  repository: v.optional(v.pipe(v.string(), v.url())),
  faq: v.optional(questionsAndAnswers),
  caseStudy: v.optional(reference('caseStudies')),
  /** The description of its picture, for those who do not see it; `npm run screenshots` takes that of a demo. */
  picture: text,
  /** The questions that its assistant suggests; a project without them has no assistant. */
  questions: v.optional(texts),
})

export const projects = readContents('projects', projectIds, projectSchema)

export const additionalProjectsSchema = list({
  id: hidden(naming('projects', itemId)),
  title: heading,
  description: text,
  state: v.picklist(['idea', 'progress', 'running']),
  /** True until the owner confirms it. */
  sample: v.boolean(),
  url: v.optional(v.pipe(v.string(), v.url())),
})

export const additionalProjects = readContent('projects.additional', additionalProjectsSchema, 'additional-projects')
