import * as v from 'valibot'
import { defineContent } from './define.ts'
import { files } from './services/index.ts'
import { serviceSchema } from './services/schema.ts'
import { serviceSlugs } from './slugs.ts'

export const servicesSchema = v.strictObject(v.entriesFromList(serviceSlugs, serviceSchema))

/** All services by slug, in the order of `serviceSlugs`; the words of each are in `content/services/<slug>.ts`. */
export const services = defineContent('content/services/', servicesSchema, files)
