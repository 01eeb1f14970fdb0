import * as v from 'valibot'
import { defineContent } from './define.ts'
import { serviceSlugs } from './slugs.ts'
import { files } from './specimens/index.ts'
import { specimenSchema } from './specimens/schema.ts'

export const specimensSchema = v.strictObject(v.entriesFromList(serviceSlugs, specimenSchema))

/** The specimen of each service; the words of each are in `content/specimens/<slug>.ts`. */
export const specimens = defineContent('content/specimens/', specimensSchema, files)
