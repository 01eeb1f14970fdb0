import * as v from 'valibot'
import { files } from './cities/index.ts'
import { citySchema } from './cities/schema.ts'
import { defineContent } from './define.ts'
import { type CitySlug, citySlugs } from './slugs.ts'

export const citiesSchema = v.strictObject(
  Object.fromEntries(citySlugs.map((slug) => [slug, citySchema])) as Record<CitySlug, typeof citySchema>,
)

export const cities = defineContent('content/cities/', citiesSchema, files)
