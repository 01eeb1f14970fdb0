import type { I18n } from '@lingui/core'
import type { LocalizedText } from '../../content/localize.ts'
import type { PostCategory } from '../../content/post-categories.ts'
import type { PostWords } from '../../content/post-file.ts'
import { getPost, readPostWords } from '../../content/posts.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { memoize } from '../memoize.ts'
import { isDraft, visiblePosts } from './visible-posts.ts'

export type PostSummary = ReturnType<typeof summarizePost>

/** All posts of this build, the newest first. */
export const newestPosts: string[] = [...visiblePosts].sort((a, b) => getPost(b).date.localeCompare(getPost(a).date))

/** A post's words in the page's language, or the English ones. */
export const getPostWords = memoize((locale: Locale, slug: string): { words: PostWords; language: Locale } => {
  const translated = readPostWords(slug, locale)
  if (translated) return { words: translated, language: locale }
  const english = readPostWords(slug, defaultLocale)
  if (!english) throw new Error(`content/blog/${slug}/${defaultLocale}.md is missing`)
  return { words: english, language: defaultLocale }
})

/** The data that lists, neighbouring posts and the post's own page show. */
export const summarizePost = memoize(
  (locale: Locale, i18n: I18n, slug: string) => {
    const { words, language } = getPostWords(locale, slug)
    const { date, category } = getPost(slug)
    const mark = (text: string): LocalizedText => (language === locale ? text : { en: text })
    return {
      slug,
      title: mark(words.title),
      summary: mark(words.summary),
      date,
      dateText: getDateFormat(locale).format(new Date(date)),
      minutes: estimateReadingMinutes(words.body, language),
      category: getCategoryLabel(i18n, category),
      categoryId: category,
      isDraft: isDraft(slug),
    }
  },
  (locale, _i18n, slug) => `${locale} ${slug}`,
)

/** The label of a category in the page's language. */
export function getCategoryLabel(i18n: I18n, category: PostCategory): string {
  return categoryLabels[category](i18n)
}

const categoryLabels: Record<PostCategory, (i18n: I18n) => string> = {
  automation: (i18n) => i18n.t('blog.category.automation'),
  architecture: (i18n) => i18n.t('blog.category.architecture'),
  devops: (i18n) => i18n.t('blog.category.devops'),
  safety: (i18n) => i18n.t('blog.category.safety'),
  education: (i18n) => i18n.t('blog.category.education'),
  development: (i18n) => i18n.t('blog.category.development'),
  insights: (i18n) => i18n.t('blog.category.insights'),
}

/** Adults read about 230 words a minute (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047: 238). */
const wordsPerMinute = 230

function estimateReadingMinutes(body: string, language: Locale): number {
  let count = 0
  for (const { isWordLike } of getSegmenter(language).segment(body)) if (isWordLike) count += 1
  return Math.max(1, Math.round(count / wordsPerMinute))
}

// Memoized, because creating one takes longer than using it.

const getSegmenter = memoize((language: Locale) => new Intl.Segmenter(language, { granularity: 'word' }))

const getDateFormat = memoize(
  (locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
