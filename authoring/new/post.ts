import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { postCategories } from '../../model/kinds/post-categories.ts'
import { type PostWords, postFiles } from '../../model/kinds/post-file.ts'
import { createSlug } from '../../model/kinds/slugs.ts'
import { writeMarks } from '../../model/kit/front-matter.ts'
import { today } from '../../model/today.ts'
import { ownerFolder } from '../../owner-files.ts'
import { getPlaceholders } from './placeholders.ts'

/** Plans a new post: its files in all languages, as a draft of today. */
export function planPost(title: string, root = ownerFolder) {
  const slug = createSlug(title)
  if (slug === '') throw new Error(tell('refusals.new.letters'))
  const folder = `content/blog/${slug}`
  if (existsSync(join(root, folder, `${defaultLocale}.md`))) throw new Error(tell('refusals.new.taken', { folder }))
  const write = (locale: Locale) => [`${folder}/${locale}.md`, createPostFile(title, locale, today())] as const
  return { slug, files: localeCodes.map(write) }
}

/** A post's file to start from. A translation begins as a stale draft of the English, which `npm run content` lists. */
export function createPostFile(title: string, locale: Locale, date: string): string {
  const { summary, brief, checked, heading, body } = getPlaceholders(locale)
  const words: PostWords = { title, summary, brief, checked, body: `## ${heading}\n\n${body}` }
  return locale === defaultLocale
    ? postFiles.write(words, [`category: ${postCategories[0]}`, `date: ${date}`, 'services: []', 'draft: true'])
    : postFiles.write(words, writeMarks({ source: '00000000', isDraft: true }))
}
