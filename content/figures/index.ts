// Written by `npm run extract`: the files of this folder.

import { agentsThatAskBeforeTheyAct } from './agents-that-ask-before-they-act.ts'
import { aiActChecklistForSmallCompanies } from './ai-act-checklist-for-small-companies.ts'
import { aiHomeworkRulesForFamilies } from './ai-homework-rules-for-families.ts'
import { automatingInvoicesWithoutLosingControl } from './automating-invoices-without-losing-control.ts'
import { buildingRagWithGeminiLangchain } from './building-rag-with-gemini-langchain.ts'
import { choosingAVectorDatabase } from './choosing-a-vector-database.ts'
import { evaluatingRagBeforeYourUsersDo } from './evaluating-rag-before-your-users-do.ts'
import { gettingStartedWithGemini } from './getting-started-with-gemini.ts'
import { promptPatternsThatSurviveProduction } from './prompt-patterns-that-survive-production.ts'
import { readingRadiologyAiPapers } from './reading-radiology-ai-papers.ts'
import { securingLlmPoweredApplications } from './securing-llm-powered-applications.ts'
import { shippingLlmFeaturesWithCi } from './shipping-llm-features-with-ci.ts'
import { teachingMachineLearningWithNotebooks } from './teaching-machine-learning-with-notebooks.ts'
import { whatAnAiReadinessAuditFinds } from './what-an-ai-readiness-audit-finds.ts'
import { whyAiIsTheFuture } from './why-ai-is-the-future.ts'

export const files = {
  'agents-that-ask-before-they-act': agentsThatAskBeforeTheyAct,
  'ai-act-checklist-for-small-companies': aiActChecklistForSmallCompanies,
  'ai-homework-rules-for-families': aiHomeworkRulesForFamilies,
  'automating-invoices-without-losing-control': automatingInvoicesWithoutLosingControl,
  'building-rag-with-gemini-langchain': buildingRagWithGeminiLangchain,
  'choosing-a-vector-database': choosingAVectorDatabase,
  'evaluating-rag-before-your-users-do': evaluatingRagBeforeYourUsersDo,
  'getting-started-with-gemini': gettingStartedWithGemini,
  'prompt-patterns-that-survive-production': promptPatternsThatSurviveProduction,
  'reading-radiology-ai-papers': readingRadiologyAiPapers,
  'securing-llm-powered-applications': securingLlmPoweredApplications,
  'shipping-llm-features-with-ci': shippingLlmFeaturesWithCi,
  'teaching-machine-learning-with-notebooks': teachingMachineLearningWithNotebooks,
  'what-an-ai-readiness-audit-finds': whatAnAiReadinessAuditFinds,
  'why-ai-is-the-future': whyAiIsTheFuture,
}
