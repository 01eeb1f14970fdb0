import { type PostWords, parsePost } from './post-file.ts'
import { type PostSlug, postSlugs } from './slugs.ts'

export type { PostWords }

const files = import.meta.glob<string>('./blog/*/*.md', { eager: true, query: '?raw', import: 'default' })

/**
 * Reads `content/blog/<slug>/<language>.md`.
 *
 * @returns undefined where the post is not translated into the language
 * @throws Error that names file and field where the front matter is wrong
 */
export function readPost(slug: PostSlug, language: string): PostWords | undefined {
  const source = files[`./blog/${slug}/${language}.md`]
  return source === undefined ? undefined : parsePost(`content/blog/${slug}/${language}.md`, source)
}

for (const slug of postSlugs) {
  if (!files[`./blog/${slug}/en.md`])
    throw new Error(`content/blog/${slug}/en.md is missing: each post needs its English text`)
}
