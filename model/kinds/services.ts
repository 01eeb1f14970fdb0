import { readContents } from '../kit/read-content.ts'
import { serviceSchema } from './services.schema.ts'
import { serviceSlugs } from './slugs.ts'

/** All services by slug, in the order of `serviceSlugs`. */
export const services = readContents('services', serviceSlugs, serviceSchema)
