import * as v from 'valibot'
import { airbnbIntelligence } from './case-studies/airbnb-intelligence.ts'
import { attioSequences } from './case-studies/attio-sequences.ts'
import { autoclient } from './case-studies/autoclient.ts'
import { autofundingGrants } from './case-studies/autofunding-grants.ts'
import { bankingAssistant } from './case-studies/banking-assistant.ts'
import { lanzaderaReadiness } from './case-studies/lanzadera-readiness.ts'
import { proptechAnalytics } from './case-studies/proptech-analytics.ts'
import { radiologyAi } from './case-studies/radiology-ai.ts'
import { caseStudySchema } from './case-studies/schema.ts'
import { spreadsheetAssistant } from './case-studies/spreadsheet-assistant.ts'
import { defineContent } from './define.ts'
import { type CaseStudySlug, caseStudySlugs } from './slugs.ts'

export const caseStudiesSchema = v.strictObject(
  Object.fromEntries(caseStudySlugs.map((slug) => [slug, caseStudySchema])) as Record<
    CaseStudySlug,
    typeof caseStudySchema
  >,
)

export const caseStudies = defineContent('content/case-studies/', caseStudiesSchema, {
  'radiology-ai': radiologyAi,
  autoclient,
  'attio-sequences': attioSequences,
  'banking-assistant': bankingAssistant,
  'spreadsheet-assistant': spreadsheetAssistant,
  'proptech-analytics': proptechAnalytics,
  'airbnb-intelligence': airbnbIntelligence,
  'autofunding-grants': autofundingGrants,
  'lanzadera-readiness': lanzaderaReadiness,
})
