import * as v from 'valibot'
import { files } from './case-studies/index.ts'
import { caseStudySchema } from './case-studies/schema.ts'
import { defineContent } from './define.ts'
import { caseStudySlugs } from './slugs.ts'

export const caseStudiesSchema = v.strictObject(v.entriesFromList(caseStudySlugs, caseStudySchema))

export const caseStudies = defineContent('content/case-studies/', caseStudiesSchema, files)
