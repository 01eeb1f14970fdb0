// The names that stand in URLs. They are the same in every language. This file holds nothing else, so that
// the browser can know them without loading the content.

export const serviceSlugs = [
  'prompt-engineering',
  'rag-langchain',
  'agents-automation',
  'ai-readiness-audit',
  'business-automation',
  'ai-for-marketing',
  'medical-ai',
  'ai-funding-grants',
  'ai-ip-patents',
  'accelerator-readiness',
  'ai-competitive-research',
  'proptech-analytics',
  'airbnb-analytics',
  'advanced-ai',
  'no-code-ai',
  'university-ml',
  'data-science-training',
  'family-ai',
  'ai-language-learning',
  'troubleshooting',
] as const

export const caseStudySlugs = [
  'radiology-ai',
  'autoclient',
  'attio-sequences',
  'banking-assistant',
  'spreadsheet-assistant',
  'proptech-analytics',
  'airbnb-intelligence',
  'autofunding-grants',
  'lanzadera-readiness',
] as const

export const citySlugs = ['madrid', 'barcelona', 'valencia', 'spain', 'online'] as const

/** City-and-service pages: `<city>/<service>`. */
export const cityServiceSlugs = [
  'madrid/ai-readiness-audit',
  'barcelona/prompt-engineering',
  'valencia/rag-langchain',
  'madrid/business-automation',
] as const satisfies readonly `${CitySlug}/${ServiceSlug}`[]

export const projectIds = ['autoclient', 'spreadsheet', 'cryptoagent', 'banking', 'apollomedical', 'autosite'] as const

export type ServiceSlug = (typeof serviceSlugs)[number]
export type CaseStudySlug = (typeof caseStudySlugs)[number]
export type CitySlug = (typeof citySlugs)[number]
export type CityServiceSlug = (typeof cityServiceSlugs)[number]
export type ProjectId = (typeof projectIds)[number]
