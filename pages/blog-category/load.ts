import { categories, categoriesSchema } from '../../content/post-categories.ts'
import { listCategories, listPosts } from '../blog/load.ts'
import { type LoadContext, loadEntityMeta, localizeContent } from '../load-context.ts'
import { getCategoryLabel } from '../post/posts.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'

export type BlogCategoryData = ReturnType<typeof loadBlogCategory>

export function loadBlogCategory({ locale, i18n, params: { category } }: LoadContext<'blogCategory'>) {
  const words = localizeContent(
    locale,
    categoriesSchema.entries[category],
    categories[category],
    `blog.categories.${category}`,
  )
  return {
    name: getCategoryLabel(i18n, category),
    callToAction: loadCallToAction(locale),
    ...loadEntityMeta(words),
    intro: [words.description],
    category,
    categories: listCategories(i18n),
    ...listPosts(locale, i18n, category),
  }
}
