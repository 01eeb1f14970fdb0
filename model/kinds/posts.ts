import { OwnerError, suggestName } from '../../owner-error.ts'
import { type Post, type PostWords, postFiles } from './post-file.ts'
import { firstLanguage } from './site.ts'

// Posts are read from the disk, where the project is the working directory: bundled, many of them would fill the bundler's
// memory. renderer/vite/watch-content.ts watches them in development.

const posts = postFiles.readAll()

/** The names of the folders in `content/blog/`, the oldest post first. */
export const postSlugs = [...posts.keys()]

/** @throws OwnerError if there is no such post */
export function getPost(slug: string): Post {
  const post = posts.get(slug)
  if (!post) {
    const remedy = suggestName(slug, postSlugs)
    throw new OwnerError({
      code: 'unknown-name',
      file: `${postFiles.folder}/${slug}`,
      found: 'there is no such post',
      remedy,
    })
  }
  return post
}

/**
 * The words of a post in a language; undefined if it is not translated.
 *
 * @throws Error that names file and field if the front matter is wrong
 */
export function readPostWords(slug: string, language: string): PostWords | undefined {
  return language === firstLanguage ? getPost(slug) : postFiles.readTranslation(slug, language)
}
