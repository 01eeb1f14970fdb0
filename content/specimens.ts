import { readContents } from './read-content.ts'
import { serviceSlugs } from './slugs.ts'
import { specimenSchema } from './specimens/schema.ts'

/** The specimen of each service. */
export const specimens = readContents('content/specimens', serviceSlugs, specimenSchema)
