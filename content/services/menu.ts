import type { ServiceSlug } from '../slugs.ts'
import type { ServiceGroup } from './groups.ts'

/** The services in each column of the header's menu, in their order; the index of services has them all. */
export const serviceMenu: Record<ServiceGroup, ServiceSlug[]> = {
  core: ['prompt-engineering', 'rag-langchain', 'agents-automation', 'ai-readiness-audit'],
  business: ['business-automation', 'ai-for-marketing', 'medical-ai'],
  specialized: ['advanced-ai', 'no-code-ai', 'troubleshooting'],
}
