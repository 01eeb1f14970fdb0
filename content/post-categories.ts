import * as v from 'valibot'
import { heading, text } from './define.ts'
import { readContent } from './read-content.ts'

export const postCategories = [
  'automation',
  'architecture',
  'devops',
  'safety',
  'education',
  'development',
  'insights',
] as const

export type PostCategory = (typeof postCategories)[number]

const categorySchema = v.strictObject({
  /** Of the category's page: at most 45 characters. */
  title: heading,
  /** Under the heading and in search results: 90 to 155 characters, a whole sentence. */
  description: text,
  /** The ink of its posts' miniatures: what most of them are about. */
  ink: v.picklist(['model', 'rule', 'person']),
})

export const categoriesSchema = v.strictObject(v.entriesFromList(postCategories, categorySchema))

/** The pages of the blog's categories; their short names are interface texts. */
export const categories = readContent('content/post-categories.json', categoriesSchema)
