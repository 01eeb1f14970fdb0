// Written by `npm run extract`: the files of this folder.

import { barcelonaPromptEngineering } from './barcelona-prompt-engineering.ts'
import { madridAiReadinessAudit } from './madrid-ai-readiness-audit.ts'
import { madridBusinessAutomation } from './madrid-business-automation.ts'
import { valenciaRagLangchain } from './valencia-rag-langchain.ts'

export const files = {
  'madrid/ai-readiness-audit': madridAiReadinessAudit,
  'barcelona/prompt-engineering': barcelonaPromptEngineering,
  'valencia/rag-langchain': valenciaRagLangchain,
  'madrid/business-automation': madridBusinessAutomation,
}
