import * as v from 'valibot'
import { defineContent } from './define.ts'
import { type PostSlug, postSlugs, serviceSlugs } from './slugs.ts'

export const postCategories = [
  'automation',
  'architecture',
  'devops',
  'safety',
  'education',
  'development',
  'insights',
] as const

const postSchema = v.strictObject({
  category: v.picklist(postCategories),
  /** Day of publication: YYYY-MM-DD. Until then a production build leaves the post out. */
  date: v.pipe(v.string(), v.isoDate('expected a date such as 2026-03-18')),
  services: v.array(v.picklist(serviceSlugs)),
  /** Not finished: a production build leaves it out. */
  draft: v.optional(v.boolean()),
})

/** What is the same in every language. The words are in `content/blog/<slug>/<locale>.md`. */
const postsSchema = v.strictObject(
  Object.fromEntries(postSlugs.map((slug) => [slug, postSchema])) as Record<PostSlug, typeof postSchema>,
)

/** The head of a post's Markdown file. */
export const postWordsSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  summary: v.pipe(v.string(), v.nonEmpty()),
  /** The hash of the English words that a translation was made from; `npm run content -- --accept` writes it. */
  source: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, 'expected eight hexadecimal characters in quotes'))),
  /** A translation that `npm run translate` wrote and nobody has reviewed. */
  draft: v.optional(v.boolean()),
})

export type Post = v.InferOutput<typeof postSchema>
export type PostCategory = Post['category']

export const posts = defineContent('content/blog.ts', postsSchema, {
  'why-ai-is-the-future': {
    category: 'insights',
    date: '2025-06-12',
    services: ['ai-readiness-audit', 'business-automation'],
  },
  'getting-started-with-gemini': {
    category: 'development',
    date: '2025-07-08',
    services: ['advanced-ai', 'prompt-engineering'],
  },
  'building-rag-with-gemini-langchain': {
    category: 'architecture',
    date: '2025-08-19',
    services: ['rag-langchain', 'advanced-ai'],
  },
  'securing-llm-powered-applications': {
    category: 'safety',
    date: '2025-09-23',
    services: ['agents-automation', 'troubleshooting'],
  },
  'prompt-patterns-that-survive-production': {
    category: 'development',
    date: '2025-10-30',
    services: ['prompt-engineering'],
  },
  'evaluating-rag-before-your-users-do': {
    category: 'architecture',
    date: '2025-12-04',
    services: ['rag-langchain', 'troubleshooting'],
  },
  'agents-that-ask-before-they-act': { category: 'automation', date: '2026-01-15', services: ['agents-automation'] },
  'automating-invoices-without-losing-control': {
    category: 'automation',
    date: '2026-02-10',
    services: ['business-automation', 'no-code-ai'],
  },
  'what-an-ai-readiness-audit-finds': { category: 'insights', date: '2026-03-17', services: ['ai-readiness-audit'] },
  'teaching-machine-learning-with-notebooks': {
    category: 'education',
    date: '2026-04-21',
    services: ['university-ml', 'data-science-training'],
  },
  'ai-act-checklist-for-small-companies': {
    category: 'safety',
    date: '2026-05-26',
    services: ['ai-readiness-audit', 'ai-ip-patents'],
  },
  'shipping-llm-features-with-ci': {
    category: 'devops',
    date: '2026-06-30',
    services: ['advanced-ai', 'troubleshooting'],
  },
  'choosing-a-vector-database': {
    category: 'architecture',
    date: '2026-08-11',
    services: ['rag-langchain', 'advanced-ai'],
  },
  'reading-radiology-ai-papers': { category: 'education', date: '2026-09-22', services: ['medical-ai'] },
  'ai-homework-rules-for-families': {
    category: 'education',
    date: '2026-10-27',
    services: ['family-ai', 'ai-language-learning'],
  },
})
