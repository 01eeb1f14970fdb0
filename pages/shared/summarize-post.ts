import { createDayWriter } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { getPost } from '../../model/kinds/posts.ts'
import { getFigure } from '../data/get-figure.ts'
import { markText } from '../data/load-context.ts'
import { getCategory, getPostWords } from '../data/posts.ts'
import { getDraftState } from '../data/visible-posts.ts'
import { drawMiniature } from './figures/draw-miniature.ts'

export type PostSummary = ReturnType<typeof summarizePost>

export const summarizePost = memoize((locale: Locale, slug: string) => {
  const i18n = getSiteI18n(locale)
  const { words, language } = getPostWords(locale, slug)
  const { firstPublished, category, ...post } = getPost(slug)
  const { label, ink } = getCategory(locale, category)
  const figure = getFigure(locale, slug)
  const date = firstPublished?.date ?? post.date
  const state = getDraftState(getPost(slug))
  const mark = (text: string, part: 'title' | 'summary') => markText(text, `posts.${slug}.${part}`, language, locale)
  return {
    slug,
    title: mark(words.title, 'title'),
    summary: mark(words.summary, 'summary'),
    date,
    dateText: createDayWriter(locale)(date),
    minutes: estimateReadingMinutes(words.body, language),
    category: label,
    categoryId: category,
    ink,
    miniature: figure && drawMiniature(locale, figure),
    draftMark: state && { draft: i18n.t('blog.draft'), scheduled: i18n.t('blog.scheduled') }[state],
  }
})

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
  const words = [...getSegmenter(language).segment(prose)].filter(({ isWordLike }) => isWordLike).length
  return Math.max(1, Math.round(words / wordsPerMinute + codeLines / codeLinesPerMinute))
}

/** Memoized, because creating one takes longer than using it. */
const getSegmenter = memoize((language: Locale) => new Intl.Segmenter(language, { granularity: 'word' }))
