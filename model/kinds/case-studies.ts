import { readContents } from '../kit/read-content.ts'
import { caseStudySchema } from './case-studies.schema.ts'
import { caseStudySlugs } from './slugs.ts'

export const caseStudies = readContents('caseStudies', caseStudySlugs, caseStudySchema)
