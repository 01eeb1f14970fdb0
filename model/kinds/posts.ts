import { createNameError } from '../../owner-error.ts'
import { hasLanguage, limitLanguages } from './piece-languages.ts'
import { type PostWords, postFiles } from './post-file.ts'

// Posts are read from the disk, where the project is the working directory: bundled, many of them would fill the bundler's
// memory. renderer/vite/watch-content.ts watches them in development.

const posts = postFiles.readAll()

for (const [slug, { languages }] of posts) limitLanguages(`posts.${slug}`, languages)

/** The names of the folders in `content/blog/`, the oldest post first. */
export const postSlugs = [...posts.keys()]

/** @throws OwnerError if there is no such post */
export function getPost(slug: string) {
  const post = posts.get(slug)
  if (!post) throw createNameError(postFiles.folder, slug, postSlugs)
  return post
}

/**
 * The words of a post in a language; undefined if it is not translated, or does not exist in it.
 *
 * @throws Error that names file and field if the front matter is wrong
 */
export function readPostWords(slug: string, language: string): PostWords | undefined {
  if (language === getPost(slug).writtenIn) return getPost(slug)
  return hasLanguage(`posts.${slug}`, language) ? postFiles.readTranslation(slug, language) : undefined
}
