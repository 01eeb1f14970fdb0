import { readContents } from '../kit/read-content.ts'
import { cityServiceSchema } from './city-services.schema.ts'
import { cityServiceSlugs } from './slugs.ts'

export const cityServices = readContents('cityServices', cityServiceSlugs, cityServiceSchema)
