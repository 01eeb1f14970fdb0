import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../locales/locales.ts'
import { createPostFile, createSlug } from '../../scripts/new/post.ts'
import type { Edits } from './files.ts'

/**
 * Plans a new post: its files in all languages, as a draft of today.
 *
 * @throws Error in the owner's words where there is such a post, or nothing to name it by
 */
export function addPost(title: string, root = '.'): { slug: string; edits: Edits } {
  const slug = createSlug(title)
  if (slug === '') throw new Error('Give it a title with English letters: its address is made of them.')
  const folder = `content/blog/${slug}`
  if (existsSync(join(root, folder))) throw new Error('There is a post with this title already.')
  const today = new Date().toISOString().slice(0, 10)
  return {
    slug,
    edits: new Map(localeCodes.map((locale) => [`${folder}/${locale}.md`, createPostFile(title, locale, today)])),
  }
}
