import * as v from 'valibot'
import { files } from './city-services/index.ts'
import { cityServiceSchema } from './city-services/schema.ts'
import { defineContent } from './define.ts'
import { type CityServiceSlug, cityServiceSlugs } from './slugs.ts'

export const cityServicesSchema = v.strictObject(
  Object.fromEntries(cityServiceSlugs.map((slug) => [slug, cityServiceSchema])) as Record<
    CityServiceSlug,
    typeof cityServiceSchema
  >,
)

export const cityServices = defineContent('content/city-services/', cityServicesSchema, files)
