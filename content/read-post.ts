import { existsSync, readFileSync } from 'node:fs'
import { type PostWords, parsePost } from './post-file.ts'
import { type PostSlug, postSlugs } from './slugs.ts'

export type { PostWords }

/**
 * Reads `content/blog/<slug>/<language>.md` from the disk, where the project is the working directory: bundled, 2,800 texts
 * would take 300 MB of the bundler's memory. vite.config.ts watches them in development.
 *
 * @returns undefined where the post is not translated into the language
 * @throws Error that names file and field where the front matter is wrong
 */
export function readPost(slug: PostSlug, language: string): PostWords | undefined {
  const file = getPostFile(slug, language)
  return existsSync(file) ? parsePost(file, readFileSync(file, 'utf8')) : undefined
}

function getPostFile(slug: PostSlug, language: string): string {
  return `content/blog/${slug}/${language}.md`
}

for (const file of postSlugs.map((slug) => getPostFile(slug, 'en'))) {
  if (!existsSync(file)) throw new Error(`${file} is missing: each post needs its English text`)
}
