import { cityServiceSchema } from './city-services/schema.ts'
import { readContents } from './read-content.ts'
import { cityServiceSlugs } from './slugs.ts'

export const cityServices = readContents('cityServices', cityServiceSlugs, cityServiceSchema)
