import * as v from 'valibot'
import { itemId, listBy, text } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** Pages that are for nobody in particular take these. */
const usualAudiences = ['team', 'case', 'reader'] as const

/**
 * The last part of most pages, by whom the page is for. A service names its audience; a case study and a post take that of
 * their first service if its readers need words of their own.
 */
export const callsToAction = readEntries(['offer.calls', 'calls-to-action'], {
  calls: v.pipe(
    listBy('id', {
      id: itemId,
      title: text,
      text,
      /** Without a button of its own, its first link books a call. */
      button: v.optional(text),
      /** They come for themselves: a group of them is no "team". */
      isPrivate: v.optional(v.boolean(), false),
      /** Its readers are addressed as such on every page of their subject, also in articles and case studies. */
      hasOwnWords: v.optional(v.boolean(), false),
    }),
    v.check(
      (calls) => usualAudiences.every((id) => calls.some((call) => call.id === id)),
      `problems.audiences ${usualAudiences.join(', ')}`,
    ),
  ),
  /** The two links of every call: to free times, and to the form. */
  book: text,
  message: text,
  /** The button of the header, which leads to the page with both ways; `book` unless it is set. */
  header: v.optional(text),
})

export const audiences = callsToAction.calls.map(({ id }) => id)

export const privateAudiences = callsToAction.calls.filter(({ isPrivate }) => isPrivate).map(({ id }) => id)

/** The facts of its page that a call to action can depend on. */
export type CallContext = { service?: string | undefined; city?: string }
