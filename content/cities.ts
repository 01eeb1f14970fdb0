import * as v from 'valibot'
import { files } from './cities/index.ts'
import { citySchema } from './cities/schema.ts'
import { defineContent } from './define.ts'
import { citySlugs } from './slugs.ts'

export const citiesSchema = v.strictObject(v.entriesFromList(citySlugs, citySchema))

export const cities = defineContent('content/cities/', citiesSchema, files)
