import * as v from 'valibot'
import { barcelonaPromptEngineering } from './city-services/barcelona-prompt-engineering.ts'
import { madridAiReadinessAudit } from './city-services/madrid-ai-readiness-audit.ts'
import { madridBusinessAutomation } from './city-services/madrid-business-automation.ts'
import { cityServiceSchema } from './city-services/schema.ts'
import { valenciaRagLangchain } from './city-services/valencia-rag-langchain.ts'
import { defineContent } from './define.ts'
import { type CityServiceSlug, cityServiceSlugs } from './slugs.ts'

export const cityServicesSchema = v.strictObject(
  Object.fromEntries(cityServiceSlugs.map((slug) => [slug, cityServiceSchema])) as Record<
    CityServiceSlug,
    typeof cityServiceSchema
  >,
)

export const cityServices = defineContent('content/city-services/', cityServicesSchema, {
  'madrid/ai-readiness-audit': madridAiReadinessAudit,
  'barcelona/prompt-engineering': barcelonaPromptEngineering,
  'valencia/rag-langchain': valenciaRagLangchain,
  'madrid/business-automation': madridBusinessAutomation,
})
