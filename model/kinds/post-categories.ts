import * as v from 'valibot'
import { heading, itemId, label, listBy, text } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'
import { naming } from '../kit/references.ts'

export const categoriesSchema = listBy('id', {
  id: naming('categories', itemId),
  /** Short, for filters and beside posts. */
  name: label,
  /** The title of the category's page: at most 45 characters. */
  title: heading,
  /** Under the heading and in search results: 90 to 155 characters, a whole sentence. */
  description: text,
  /** The ink of its posts' miniatures: that of their main subject. */
  ink: v.picklist(['model', 'rule', 'person']),
})

export const categories = readContent('blog.categories', categoriesSchema, 'post-categories')

export const postCategories = categories.map(({ id }) => id)
