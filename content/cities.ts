import { citySchema } from './cities/schema.ts'
import { readContents } from './read-content.ts'
import { citySlugs } from './slugs.ts'

export const cities = readContents('content/cities', citySlugs, citySchema)
