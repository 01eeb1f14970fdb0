import * as v from 'valibot'
import { defineContent } from './define.ts'
import { acceleratorReadiness } from './services/accelerator-readiness.ts'
import { advancedAi } from './services/advanced-ai.ts'
import { agentsAutomation } from './services/agents-automation.ts'
import { aiCompetitiveResearch } from './services/ai-competitive-research.ts'
import { aiForMarketing } from './services/ai-for-marketing.ts'
import { aiFundingGrants } from './services/ai-funding-grants.ts'
import { aiIpPatents } from './services/ai-ip-patents.ts'
import { aiLanguageLearning } from './services/ai-language-learning.ts'
import { aiReadinessAudit } from './services/ai-readiness-audit.ts'
import { airbnbAnalytics } from './services/airbnb-analytics.ts'
import { businessAutomation } from './services/business-automation.ts'
import { dataScienceTraining } from './services/data-science-training.ts'
import { familyAi } from './services/family-ai.ts'
import { medicalAi } from './services/medical-ai.ts'
import { noCodeAi } from './services/no-code-ai.ts'
import { promptEngineering } from './services/prompt-engineering.ts'
import { proptechAnalytics } from './services/proptech-analytics.ts'
import { ragLangchain } from './services/rag-langchain.ts'
import { serviceSchema } from './services/schema.ts'
import { troubleshooting } from './services/troubleshooting.ts'
import { universityMl } from './services/university-ml.ts'
import { type ServiceSlug, serviceSlugs } from './slugs.ts'

export const servicesSchema = v.strictObject(
  Object.fromEntries(serviceSlugs.map((slug) => [slug, serviceSchema])) as Record<ServiceSlug, typeof serviceSchema>,
)

/** All services by slug, in the order of `serviceSlugs`; the words of each are in `content/services/<slug>.ts`. */
export const services = defineContent('content/services/', servicesSchema, {
  'prompt-engineering': promptEngineering,
  'rag-langchain': ragLangchain,
  'agents-automation': agentsAutomation,
  'ai-readiness-audit': aiReadinessAudit,
  'business-automation': businessAutomation,
  'ai-for-marketing': aiForMarketing,
  'medical-ai': medicalAi,
  'ai-funding-grants': aiFundingGrants,
  'ai-ip-patents': aiIpPatents,
  'accelerator-readiness': acceleratorReadiness,
  'ai-competitive-research': aiCompetitiveResearch,
  'proptech-analytics': proptechAnalytics,
  'airbnb-analytics': airbnbAnalytics,
  'advanced-ai': advancedAi,
  'no-code-ai': noCodeAi,
  'university-ml': universityMl,
  'data-science-training': dataScienceTraining,
  'family-ai': familyAi,
  'ai-language-learning': aiLanguageLearning,
  troubleshooting,
})
