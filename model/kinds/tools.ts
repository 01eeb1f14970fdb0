import * as v from 'valibot'
import { text } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** The descriptions of the forms for agents in a visitor's browser (pages/ui/describe-tool.ts), in the language of the page. */
export const tools = readEntries('tools', {
  search: v.strictObject({ description: text, query: text }),
  contact: v.strictObject({ description: text, message: text }),
  book: v.strictObject({ description: text, start: text }),
  reserve: v.strictObject({ description: text }),
  newsletter: v.strictObject({ description: text, consent: text }),
})
