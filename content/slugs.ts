import slugs from './slugs.json' with { type: 'json' }

// The names that stand in URLs, in the order of their pages. They are the same in every language. This file holds nothing
// else, so that the browser can know them without loading the content. Types of today's names, until they are plain strings.

export const serviceSlugs = slugs.services as unknown as readonly [
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
]

export const caseStudySlugs = slugs.caseStudies as unknown as readonly [
  'radiology-ai',
  'autoclient',
  'attio-sequences',
  'banking-assistant',
  'spreadsheet-assistant',
  'proptech-analytics',
  'airbnb-intelligence',
  'autofunding-grants',
  'lanzadera-readiness',
]

export const citySlugs = slugs.cities as unknown as readonly ['madrid', 'barcelona', 'valencia', 'spain', 'online']

export const cityServiceSlugs = slugs.cityServices as unknown as readonly [
  'madrid/ai-readiness-audit',
  'barcelona/prompt-engineering',
  'valencia/rag-langchain',
  'madrid/business-automation',
]

export const projectIds = slugs.projects as unknown as readonly [
  'autoclient',
  'spreadsheet',
  'cryptoagent',
  'banking',
  'apollomedical',
  'autosite',
]

export type ServiceSlug = (typeof serviceSlugs)[number]
export type CaseStudySlug = (typeof caseStudySlugs)[number]
export type CitySlug = (typeof citySlugs)[number]
export type CityServiceSlug = (typeof cityServiceSlugs)[number]
export type ProjectId = (typeof projectIds)[number]
