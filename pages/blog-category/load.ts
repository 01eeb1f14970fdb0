import { plainText } from '../../content/localize.ts'
import { categories, categoriesSchema } from '../../content/post-categories.ts'
import { listCategories, listPosts } from '../blog/load.ts'
import { type LoadContext, localizeContent } from '../load-context.ts'
import { getCategoryLabel } from '../post/posts.ts'

export type BlogCategoryData = ReturnType<typeof loadBlogCategory>

export function loadBlogCategory({ locale, i18n, params: { category } }: LoadContext<'blogCategory'>) {
  const { title, description } = localizeContent(
    locale,
    categoriesSchema.entries[category],
    categories[category],
    `blog.categories.${category}`,
  )
  return {
    name: getCategoryLabel(i18n, category),
    title: plainText(title),
    description: plainText(description),
    heading: title,
    intro: [description],
    category,
    categories: listCategories(i18n),
    posts: listPosts(locale, i18n).filter(({ categoryId }) => categoryId === category),
  }
}
