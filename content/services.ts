import * as v from 'valibot'
import { defineContent } from './define.ts'
import { files } from './services/index.ts'
import { serviceSchema } from './services/schema.ts'
import { type ServiceSlug, serviceSlugs } from './slugs.ts'

export const servicesSchema = v.strictObject(
  Object.fromEntries(serviceSlugs.map((slug) => [slug, serviceSchema])) as Record<ServiceSlug, typeof serviceSchema>,
)

/** All services by slug, in the order of `serviceSlugs`; the words of each are in `content/services/<slug>.ts`. */
export const services = defineContent('content/services/', servicesSchema, files)
