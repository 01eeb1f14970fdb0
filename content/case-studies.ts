import * as v from 'valibot'
import { files } from './case-studies/index.ts'
import { caseStudySchema } from './case-studies/schema.ts'
import { defineContent } from './define.ts'
import { type CaseStudySlug, caseStudySlugs } from './slugs.ts'

export const caseStudiesSchema = v.strictObject(
  Object.fromEntries(caseStudySlugs.map((slug) => [slug, caseStudySchema])) as Record<
    CaseStudySlug,
    typeof caseStudySchema
  >,
)

export const caseStudies = defineContent('content/case-studies/', caseStudiesSchema, files)
