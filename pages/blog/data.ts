import { postCategories } from '../../content/blog.ts'
import { type LoadContext, loadPageMeta } from '../load.ts'
import { getCategoryLabel, newestPosts, summarizePost } from '../post/posts.ts'

export type BlogData = ReturnType<typeof loadBlog>

export function loadBlog(context: LoadContext) {
  const { locale, i18n } = context
  return {
    ...loadPageMeta(context, 'blog'),
    categories: postCategories.map((id) => ({ id, label: getCategoryLabel(i18n, id) })),
    posts: newestPosts.map((slug) => summarizePost(locale, i18n, slug)),
  }
}
