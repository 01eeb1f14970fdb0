import * as v from 'valibot'
import { heading, text } from './define.ts'
import { readContent } from './read-content.ts'

/** What stands around an answer to a question; it comes with the search screen. */
export const askWordsSchema = v.strictObject({
  heading: heading,
  /** Under the heading: what the passages are. */
  note: text,
  none: text,
  nearest: text,
  /** The link to the contact form, which takes the question along. */
  contact: text,
  write: text,
  stop: text,
  writing: text,
  /** Over sentences of a model. */
  written: text,
  refused: text,
  failed: text,
  /** In the dialog: what is there before a question, and the link to the results of the search. */
  hint: text,
  more: text,
})

export const askWords = readContent('content/ask-words.json', askWordsSchema)
