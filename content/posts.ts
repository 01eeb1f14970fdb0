import { existsSync, readFileSync } from 'node:fs'
import { listFolders } from './front-matter.ts'
import { type Post, type PostWords, parsePost, parseTranslation } from './post-file.ts'
import { firstLanguage } from './site.ts'

// Posts are read from the disk, where the project is the working directory: bundled, many of them would fill the bundler's
// memory. renderer/vite/watch-content.ts watches them in development.

const folder = 'content/blog'

const posts = new Map(
  listFolders(folder)
    .map((slug) => {
      const file = getPostFile(slug, firstLanguage)
      if (!existsSync(file))
        throw new Error(`${file} is missing: each post needs its text in the site's first language`)
      return [slug, parsePost(file, readFileSync(file, 'utf8'))] as const
    })
    .sort(([a, one], [b, other]) => one.date.localeCompare(other.date) || a.localeCompare(b)),
)

/** The names of the folders in `content/blog/`, the oldest post first. */
export const postSlugs = [...posts.keys()]

/** @throws Error where there is no such post */
export function getPost(slug: string): Post {
  const post = posts.get(slug)
  if (!post) throw new Error(`${folder}/${slug} is missing`)
  return post
}

/** The files of posts that the owner has not read and approved yet. */
export function listUnapprovedPosts(): string[] {
  return postSlugs.filter((slug) => !getPost(slug).approved).map((slug) => getPostFile(slug, firstLanguage))
}

/**
 * The words of a post in a language; undefined where it is not translated.
 *
 * @throws Error that names file and field where the front matter is wrong
 */
export function readPostWords(slug: string, language: string): PostWords | undefined {
  if (language === firstLanguage) return getPost(slug)
  const file = getPostFile(slug, language)
  return existsSync(file) ? parseTranslation(file, readFileSync(file, 'utf8')) : undefined
}

function getPostFile(slug: string, language: string): string {
  return `${folder}/${slug}/${language}.md`
}
