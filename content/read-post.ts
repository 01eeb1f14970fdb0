import type * as v from 'valibot'
import { parse } from 'yaml'
import { postWordsSchema } from './blog.ts'
import { defineContent } from './define.ts'
import { type PostSlug, postSlugs } from './slugs.ts'

const files = import.meta.glob<string>('./blog/*/*.md', { eager: true, query: '?raw', import: 'default' })

/** The words of a post in one language. */
export type PostWords = v.InferOutput<typeof postWordsSchema> & {
  /** Markdown without its front matter. */
  body: string
}

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

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

function parsePost(file: string, source: string): PostWords {
  const match = frontMatter.exec(source)
  if (!match) throw new Error(`${file}: expected front matter between two lines of --- at the top`)
  return { ...defineContent(file, postWordsSchema, parse(match[1] ?? '')), body: source.slice(match[0].length) }
}

for (const slug of postSlugs) {
  if (!files[`./blog/${slug}/en.md`])
    throw new Error(`content/blog/${slug}/en.md is missing: each post needs its English text`)
}
