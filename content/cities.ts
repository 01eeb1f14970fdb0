import * as v from 'valibot'
import { barcelona } from './cities/barcelona.ts'
import { madrid } from './cities/madrid.ts'
import { online } from './cities/online.ts'
import { citySchema } from './cities/schema.ts'
import { spain } from './cities/spain.ts'
import { valencia } from './cities/valencia.ts'
import { defineContent } from './define.ts'
import { type CitySlug, citySlugs } from './slugs.ts'

export const citiesSchema = v.strictObject(
  Object.fromEntries(citySlugs.map((slug) => [slug, citySchema])) as Record<CitySlug, typeof citySchema>,
)

export const cities = defineContent('content/cities/', citiesSchema, { madrid, barcelona, valencia, spain, online })
