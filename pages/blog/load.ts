import type { Locale } from '../../locales/locales.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'
import { getCategory, newestPosts, summarizePost } from '../post/posts.ts'
import { shownCategories } from '../post/visible-posts.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { getFigure } from '../shared/figures/get-figure.ts'
import { renderSpecimen } from '../shared/figures/render-figure.ts'

export function loadBlog(context: LoadContext) {
  const { locale } = context
  return {
    ...loadPageMeta(context, 'blog'),
    callToAction: loadCallToAction(locale),
    categories: listCategories(locale),
    ...listPosts(locale),
  }
}

/** The categories with their labels, in the order of the filter. */
export function listCategories(locale: Locale) {
  return shownCategories.map((id) => ({ id, label: getCategory(locale, id).label }))
}

/** The posts of a topic or of all, the newest first and with its figure. */
export function listPosts(locale: Locale, topic?: string) {
  const posts = newestPosts.map((slug) => summarizePost(locale, slug))
  const listed = topic === undefined ? posts : posts.filter(({ categoryId }) => categoryId === topic)
  return { posts: listed, figure: listed[0] && renderSpecimen(locale, getFigure(locale, listed[0].slug)) }
}
