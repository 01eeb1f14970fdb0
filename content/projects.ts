import * as v from 'valibot'
import { heading, list, questionsAndAnswers, text } from './define.ts'
import { readContent, readContents } from './read-content.ts'
import { caseStudySlugs, projectIds } from './slugs.ts'

export const projectSchema = v.strictObject({
  title: heading,
  description: text,
  featuresTitle: text,
  features: v.pipe(v.array(text), v.minLength(3, 'expected three features'), v.maxLength(4, 'expected at most four')),
  summary: text,
  /** What the demo computes by, and where it differs from a system of the same name. */
  method: v.optional(text),
  /** Where the code can be read; projects without it have a demo in `demos/<id>/`. */
  repository: v.optional(v.pipe(v.string(), v.url())),
  faq: v.optional(questionsAndAnswers),
  caseStudy: v.optional(v.picklist(caseStudySlugs)),
})

export const projectsSchema = v.strictObject(v.entriesFromList(projectIds, projectSchema))

export const projects = readContents('content/projects', projectIds, projectSchema)

/** How a project is shown. These words are not the page's own, so the search does not read them. */
const showcaseSchema = v.strictObject({
  /** What its picture shows, for those who do not see it; `npm run screenshots` takes the picture. */
  picture: text,
  /** What its assistant suggests to ask it; a project without them has no assistant. */
  questions: v.optional(v.pipe(v.array(text), v.length(3, 'expected three questions'))),
})

export const showcasesSchema = v.strictObject(v.entriesFromList(projectIds, showcaseSchema))

export const showcases = readContent('content/showcases.json', showcasesSchema)

export const additionalProjectsSchema = list({
  title: heading,
  description: text,
  state: v.picklist(['idea', 'progress', 'running']),
  /** True until the owner confirms it. */
  sample: v.boolean(),
  /** Where it can be seen. */
  url: v.optional(v.pipe(v.string(), v.url())),
})

export const additionalProjects = readContent('content/additional-projects.json', additionalProjectsSchema)
