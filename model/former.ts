import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { findOwnerFile } from '../owner-files.ts'
import { readData } from './kit/read-content.ts'

export const formerFile = 'content/former.json'

/** A sentence that names what setup has changed or taken out, with the text that it stands in. */
const formerSchema = v.array(
  v.strictObject({
    /** The text's: `services.medical-ai.faq.price.answer`. */
    id: v.string(),
    locale: v.string(),
    sentence: v.string(),
  }),
)

export type FormerSentence = v.InferOutput<typeof formerSchema>[number]

/** `npm run setup` and `npm run remove` write the sentences; `npm run ready` lists those that still stand in their texts. */
export const formerSentences: FormerSentence[] = existsSync(findOwnerFile(formerFile))
  ? readData(formerFile, formerSchema)
  : []
