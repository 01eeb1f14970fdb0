import * as v from 'valibot'
import { heading, hidden, itemId, list, questionsAndAnswers, text, texts } from './define.ts'
import { readContent, readContents } from './read-content.ts'
import { naming, reference } from './references.ts'
import { projectIds } from './slugs.ts'

export const projectSchema = v.strictObject({
  title: heading,
  description: text,
  featuresTitle: text,
  features: texts,
  summary: text,
  /** What the demo computes by, and where it differs from a system of the same name. */
  method: v.optional(text),
  /** Where the code can be read; projects without it have a demo in `demos/<id>/`. */
  repository: v.optional(v.pipe(v.string(), v.url())),
  faq: v.optional(questionsAndAnswers),
  caseStudy: v.optional(reference('caseStudies')),
  /** What its picture shows, for those who do not see it; `npm run screenshots` takes that of a demo. */
  picture: text,
  /** What its assistant suggests to ask it; a project without them has no assistant. */
  questions: v.optional(texts),
})

export const projects = readContents('content/projects', projectIds, projectSchema)

export const additionalProjectsSchema = list({
  id: hidden(naming('projects', itemId)),
  title: heading,
  description: text,
  state: v.picklist(['idea', 'progress', 'running']),
  /** True until the owner confirms it. */
  sample: v.boolean(),
  /** Where it can be seen. */
  url: v.optional(v.pipe(v.string(), v.url())),
})

export const additionalProjects = readContent('content/additional-projects.json', additionalProjectsSchema)
