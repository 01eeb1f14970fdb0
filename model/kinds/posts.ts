import { hasLanguage, limitLanguages } from './piece-languages.ts'
import { type PostWords, postFiles } from './post-file.ts'

// Posts are read from the disk, where the project is the working directory: bundled, many of them would fill the bundler's
// memory. renderer/vite/watch-content.ts watches them in development.

export const { slugs: postSlugs, get: getPost } = postFiles.readAll()

for (const slug of postSlugs) limitLanguages(`posts.${slug}`, getPost(slug).languages)

/** The words of a post in a language; undefined if it has none, or does not exist in it. @throws OwnerError that names file and field */
export function readPostWords(slug: string, language: string): PostWords | undefined {
  if (language === getPost(slug).writtenIn) return getPost(slug)
  return hasLanguage(`posts.${slug}`, language) ? postFiles.readTranslation(slug, language) : undefined
}
