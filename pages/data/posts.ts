import { type Environment, isHiddenBuild, isPublicBuild, parseEnvironment } from '../../environment.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { createTranslator, getWrittenIn } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { includeExamples } from '../../model/kinds/examples.ts'
import { hasLanguage } from '../../model/kinds/piece-languages.ts'
import { categories, postCategories } from '../../model/kinds/post-categories.ts'
import { type Post, postFiles } from '../../model/kinds/post-file.ts'
import { getPost, postSlugs, readPostWords } from '../../model/kinds/posts.ts'
import { plainText } from '../../model/kit/localize.ts'
import { fillQuotes } from '../../model/quotes.ts'
import { today } from '../../model/today.ts'
import { localizeContent } from './load-context.ts'

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

type PostState = Pick<Post, 'date' | 'approved' | 'draft'>

export const visiblePosts = listVisible(getPost, postSlugs)

export function listVisiblePosts(language: string): string[] {
  return visiblePosts.filter((slug) => hasLanguage(`posts.${slug}`, language))
}

/** The categories that have posts in a language, in their order. */
export function listCategories(language: string) {
  const shown = listVisiblePosts(language).map((slug) => getPost(slug).category)
  return postCategories.filter((category) => shown.includes(category))
}

/** Why a post must not be published today, which builds that are not public say; an approved one waits for its day alone. */
export function getDraftState(post: PostState): 'draft' | 'scheduled' | undefined {
  if (isPublishable(post, today())) return undefined
  return post.approved && !post.draft ? 'scheduled' : 'draft'
}

export function isPublishable(post: PostState, day: string): boolean {
  return isFinished(post, day) && post.approved !== undefined
}

/** Tells if a post or an issue is no draft and of this day or earlier. Builds that are not public show others, hidden from search. */
export function isFinished({ draft, date }: PostState, day = today()): boolean {
  return !draft && date <= day
}

export function listVisible(
  get: (slug: string) => PostState,
  slugs: string[],
  environment: Environment = parseEnvironment(process.env),
  day = today(),
): string[] {
  if (!isPublicBuild(environment) || isHiddenBuild(environment)) return slugs
  return slugs.filter((slug) => isPublishable(get(slug), day))
}
