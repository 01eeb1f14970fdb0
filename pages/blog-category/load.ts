import { listCategories, listPosts } from '../blog/load.ts'
import { type LoadContext, loadEntityMeta } from '../load-context.ts'
import { getCategory } from '../post/posts.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'

export function loadBlogCategory({ locale, params: { category } }: LoadContext<'blogCategory'>) {
  const { label, ...words } = getCategory(locale, category)
  return {
    name: label,
    callToAction: loadCallToAction(locale),
    ...loadEntityMeta(words),
    intro: [words.description],
    category,
    categories: listCategories(locale),
    ...listPosts(locale, category),
  }
}
