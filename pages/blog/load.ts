import type { I18n } from '@lingui/core'
import type { Locale } from '../../locales/locales.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'
import { getCategory, newestPosts, renderPostFigure, summarizePost } from '../post/posts.ts'
import { shownCategories } from '../post/visible-posts.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'

export type BlogData = ReturnType<typeof loadBlog>

export function loadBlog(context: LoadContext) {
  const { locale, i18n } = context
  return {
    ...loadPageMeta(context, 'blog'),
    callToAction: loadCallToAction(locale),
    categories: listCategories(locale),
    ...listPosts(locale, i18n),
  }
}

/** The categories with their labels, in the order of the filter. */
export function listCategories(locale: Locale) {
  return shownCategories.map((id) => ({ id, label: getCategory(locale, id).label }))
}

/** The posts of a topic or of all, the newest first and with its figure. */
export function listPosts(locale: Locale, i18n: I18n, topic?: string) {
  const posts = newestPosts.map((slug) => summarizePost(locale, i18n, slug))
  const listed = topic === undefined ? posts : posts.filter(({ categoryId }) => categoryId === topic)
  return { posts: listed, figure: listed[0] && renderPostFigure(locale, i18n, listed[0].slug) }
}
