import * as v from 'valibot'
import { defineContent, text } from './define.ts'

/** What agents in a visitor's browser read of the forms (renderer/ui/describe-tool.ts), in the language of the page. */
export const toolsSchema = v.strictObject({
  search: v.strictObject({ description: text, query: text }),
  contact: v.strictObject({ description: text, message: text }),
})

export const tools = defineContent('content/tools.ts', toolsSchema, {
  search: {
    description: 'Search this site. The passages that answer a question and the pages appear below the field.',
    query: 'A question or keywords, in the language of the page.',
  },
  contact: {
    description: 'Fill in a message to the owner of this site. The visitor reads it and sends it.',
    message: 'What the visitor wants to ask or to have done, in the words of the visitor.',
  },
})
