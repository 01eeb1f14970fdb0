import { includeExamples } from '../../content/examples.ts'
import { plainText } from '../../content/localize.ts'
import { categories } from '../../content/post-categories.ts'
import { type PostWords, postFiles } from '../../content/post-file.ts'
import { getPost, readPostWords } from '../../content/posts.ts'
import { fillQuotes } from '../../content/quotes.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { createTranslator, getSiteI18n } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { localizeContent, markText } from '../load-context.ts'
import { drawMiniature } from '../shared/figures/draw-miniature.ts'
import { getFigure } from '../shared/figures/get-figure.ts'
import { getDraftState, visiblePosts } from './visible-posts.ts'

export type PostSummary = ReturnType<typeof summarizePost>

/** All posts of this build, the newest first. */
export const newestPosts: string[] = [...visiblePosts].sort((a, b) => getPost(b).date.localeCompare(getPost(a).date))

/** A post's words in the page's language, or the English ones, with its code from `examples/`. */
export const getPostWords = memoize((locale: Locale, slug: string): { words: PostWords; language: Locale } => {
  const translated = readPostWords(slug, locale)
  const language = translated ? locale : defaultLocale
  return { words: fillPostQuotes(slug, language, translated ?? getPost(slug)), language }
})

function fillPostQuotes(slug: string, language: Locale, words: PostWords): PostWords {
  const written = { locale: language, writeDay: getDayWriter(language) }
  const file = postFiles.getFile(slug, language)
  const filled = postFiles.split(fillQuotes(postFiles.join(words), file, createTranslator(language), written))
  return { ...filled, body: includeExamples(slug, filled.body) }
}

/** The data that lists, neighbouring posts and the post's own page show. */
export const summarizePost = memoize((locale: Locale, slug: string) => {
  const i18n = getSiteI18n(locale)
  const { words, language } = getPostWords(locale, slug)
  const { firstPublished, category, ...post } = getPost(slug)
  const { label, ink } = getCategory(locale, category)
  const figure = getFigure(locale, slug)
  const date = firstPublished?.date ?? post.date
  const state = getDraftState(getPost(slug))
  const mark = (text: string, part: 'title' | 'summary') =>
    markText(text, `posts.${slug}.${part}`, language !== locale, locale)
  return {
    slug,
    title: mark(words.title, 'title'),
    summary: mark(words.summary, 'summary'),
    date,
    dateText: getDayWriter(locale)(date),
    minutes: estimateReadingMinutes(words.body, language),
    category: label,
    categoryId: category,
    ink,
    miniature: figure && drawMiniature(locale, figure),
    draftMark: state && { draft: i18n.t('blog.draft'), scheduled: i18n.t('blog.scheduled') }[state],
  }
})

/** A category in the page's language. */
export function getCategory(locale: Locale, id: string) {
  const category = localizeContent(locale, categories).find((one) => one.id === id)
  if (!category) throw new Error(`content/post-categories.json has no ${id}`)
  return { ...category, label: plainText(category.name) }
}

/** Adults read about 230 words a minute (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047: 238). */
const wordsPerMinute = 230

/** Code is read line by line, and slower than prose. */
const codeLinesPerMinute = 12

function estimateReadingMinutes(body: string, language: Locale): number {
  let codeLines = 0
  const prose = body.replace(/^```.*\n([\s\S]*?)^```$/gm, (_block, code: string) => {
    codeLines += code.trimEnd().split('\n').length
    return ''
  })
  let words = 0
  for (const { isWordLike } of getSegmenter(language).segment(prose)) if (isWordLike) words += 1
  return Math.max(1, Math.round(words / wordsPerMinute + codeLines / codeLinesPerMinute))
}

// Memoized, because creating one takes longer than using it.

const getSegmenter = memoize((language: Locale) => new Intl.Segmenter(language, { granularity: 'word' }))

export const getDayWriter = memoize((locale: Locale) => createDayWriter(locale))
