// Written by `npm run extract`: the files of this folder.

import { acceleratorReadiness } from './accelerator-readiness.ts'
import { advancedAi } from './advanced-ai.ts'
import { agentsAutomation } from './agents-automation.ts'
import { aiCompetitiveResearch } from './ai-competitive-research.ts'
import { aiForMarketing } from './ai-for-marketing.ts'
import { aiFundingGrants } from './ai-funding-grants.ts'
import { aiIpPatents } from './ai-ip-patents.ts'
import { aiLanguageLearning } from './ai-language-learning.ts'
import { aiReadinessAudit } from './ai-readiness-audit.ts'
import { airbnbAnalytics } from './airbnb-analytics.ts'
import { businessAutomation } from './business-automation.ts'
import { dataScienceTraining } from './data-science-training.ts'
import { familyAi } from './family-ai.ts'
import { medicalAi } from './medical-ai.ts'
import { noCodeAi } from './no-code-ai.ts'
import { promptEngineering } from './prompt-engineering.ts'
import { proptechAnalytics } from './proptech-analytics.ts'
import { ragLangchain } from './rag-langchain.ts'
import { troubleshooting } from './troubleshooting.ts'
import { universityMl } from './university-ml.ts'

export const files = {
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
}
