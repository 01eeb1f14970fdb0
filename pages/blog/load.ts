import type { Locale } from '../../locales/locales.ts'
import { getFigure } from '../data/get-figure.ts'
import { type LoadContext, loadEntityMeta, type PageMeta } from '../data/load-context.ts'
import { getCategory, listPosts } from '../data/posts.ts'
import { listCategories } from '../data/visible-posts.ts'
import { renderSpecimen } from '../shared/figures/render-figure.ts'
import { summarizePost } from '../shared/summarize-post.ts'

export type BlogData = (PageMeta & ReturnType<typeof loadBlog>) | ReturnType<typeof loadBlogCategory>

export function loadBlog({ locale }: LoadContext) {
  return loadPosts(locale)
}

export function loadBlogCategory({ locale, params: { category } }: LoadContext<'blogCategory'>) {
  const { label, ...words } = getCategory(locale, category)
  return { name: label, ...loadEntityMeta(words), intro: [words.description], ...loadPosts(locale, category) }
}

function loadPosts(locale: Locale, topic?: string) {
  const posts = listPosts(locale).map((slug) => summarizePost(locale, slug))
  const listed = topic === undefined ? posts : posts.filter(({ categoryId }) => categoryId === topic)
  return {
    posts: listed,
    figure: listed[0] && renderSpecimen(locale, getFigure(locale, listed[0].slug)),
    categories: listCategories(locale).map((id) => ({ id, label: getCategory(locale, id).label })),
  }
}
