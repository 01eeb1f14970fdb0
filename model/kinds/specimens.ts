import { readSomeContents } from '../kit/read-content.ts'
import { serviceSlugs } from './slugs.ts'
import { specimenSchema } from './specimens.schema.ts'

/** The specimens of services; a service may have none. */
export const specimens = readSomeContents('specimens', serviceSlugs, specimenSchema)
