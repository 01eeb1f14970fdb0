import { createDayWriter } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { createTranslator, getWrittenIn } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { includeExamples } from '../../model/kinds/examples.ts'
import { categories } from '../../model/kinds/post-categories.ts'
import { postFiles } from '../../model/kinds/post-file.ts'
import { getPost, readPostWords } from '../../model/kinds/posts.ts'
import { plainText } from '../../model/kit/localize.ts'
import { fillQuotes } from '../../model/quotes.ts'
import { localizeContent } from './load-context.ts'
import { listVisiblePosts } from './visible-posts.ts'

/** The posts of this build in a language, the newest first. */
export const listPosts = memoize((locale: Locale) =>
  listVisiblePosts(locale).sort((a, b) => getPost(b).date.localeCompare(getPost(a).date)),
)

/** A post's words in the page's language, or as it is written, with its code from `examples/`. */
export const getPostWords = memoize((locale: Locale, slug: string) => {
  const translated = readPostWords(slug, locale)
  const language = translated ? locale : getWrittenIn(`posts.${slug}`)
  const written = { locale: language, writeDay: createDayWriter(language) }
  const text = postFiles.join(translated ?? getPost(slug))
  const file = postFiles.getFile(slug, language)
  const words = postFiles.split(fillQuotes(text, file, createTranslator(language), written))
  return { words: { ...words, body: includeExamples(slug, words.body) }, language }
})

export function getCategory(locale: Locale, id: string) {
  const category = localizeContent(locale, categories).find((one) => one.id === id)
  if (!category) throw new Error(`content/post-categories.json has no ${id}`)
  return { ...category, label: plainText(category.name) }
}
