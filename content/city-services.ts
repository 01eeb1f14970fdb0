import * as v from 'valibot'
import { files } from './city-services/index.ts'
import { cityServiceSchema } from './city-services/schema.ts'
import { defineContent } from './define.ts'
import { cityServiceSlugs } from './slugs.ts'

export const cityServicesSchema = v.strictObject(v.entriesFromList(cityServiceSlugs, cityServiceSchema))

export const cityServices = defineContent('content/city-services/', cityServicesSchema, files)
