import * as v from 'valibot'
import { defineContent, heading, text } from './define.ts'

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

export const askWords = defineContent('content/ask-words.ts', askWordsSchema, {
  heading: 'From this site',
  note: 'The passages that say most about your question, word for word.',
  none: 'The site does not answer this.',
  nearest: 'These pages come nearest:',
  contact: 'Ask me this question',
  write: 'Write an answer from these passages',
  stop: 'Stop',
  writing: 'The answer is being written …',
  written: 'Written by a model from passages of this site. Each sentence was checked against its quotes.',
  refused: 'A model found no answer that the passages support.',
  failed: 'The answer could not be written. The passages above are complete.',
  hint: 'The answer is made of passages of this site, word for word.',
  more: 'Search the site for it',
})
