import { writePost } from '../../content/post-file.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'

/**
 * A slug from a title: lower case, without accents, words joined by hyphens; empty where no letter is left.
 *
 * @example createSlug('What’s new in RAG?') // 'whats-new-in-rag'
 */
export function createSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const summary = 'One or two sentences that say what the reader gets; they stand in lists and in search results.'
const body = '## First heading\n\nWrite here. Links to pages of this site have no language: [services](/services).'

/** A post's file to start from. A translation begins as a stale draft of the English, which `npm run content` lists. */
export function createPostFile(title: string, locale: Locale): string {
  if (locale !== defaultLocale) return writePost({ title, summary, body }, { source: '00000000', isDraft: true })
  return `---\ntitle: ${JSON.stringify(title)}\nsummary: ${JSON.stringify(summary)}\n---\n\n${body}\n`
}

/** The two source files that know of posts. */
type Sources = { slugs: string; posts: string }

/**
 * Adds a draft to the list of slugs and to the table of posts.
 *
 * @param date YYYY-MM-DD
 * @throws Error where a file no longer has the form that is changed here
 */
export function addPost({ slugs, posts }: Sources, slug: string, date: string): Sources {
  const entry = `  '${slug}': { category: 'insights', date: '${date}', services: [], draft: true },\n`
  return {
    slugs: insertBefore('content/slugs.ts', slugs, /(?<=postSlugs = \[[^\]]*)\] as const/, `  '${slug}',\n`),
    posts: insertBefore('content/blog.ts', posts, /\}\)\s*$/, entry),
  }
}

function insertBefore(file: string, source: string, place: RegExp, text: string): string {
  const index = source.search(place)
  if (index < 0) throw new Error(`${file} has changed its form: add this line to it by hand:\n${text}`)
  return source.slice(0, index) + text + source.slice(index)
}
