import * as v from 'valibot'
import { heading, text, textForEach, texts } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** The words around an answer to a question; they come with the search screen. */
export const askWords = readEntries(['ask', 'ask-words'], {
  /** Over passages that answer, over those that come nearest, and in the place of none. */
  heading: heading,
  nearest: text,
  none: text,
  /** Under the heading, about the passages. */
  note: text,
  /** The link to the contact form, which takes the question along, and the one under answers about money or time. */
  contact: text,
  book: text,
  /** The button that asks a model, and the words about its answer. */
  choose: text,
  ...textForEach(['choosing', 'chosen', 'unanswered', 'failed']).entries,
  /** In the dialog: the words before a question, and the link to the results of the search. */
  hint: text,
  more: text,
  /** To begin with, in the dialog. */
  questions: v.optional(texts),
})
