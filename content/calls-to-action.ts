import * as v from 'valibot'
import { text } from './define.ts'
import { readContent } from './read-content.ts'

/** Whom the last part of a page speaks to. */
export const audiences = [
  'team',
  'engineer',
  'clinical',
  'founder',
  'research',
  'host',
  'rescue',
  'person',
  'family',
  'student',
  'language',
  'case',
  'reader',
] as const

export type Audience = (typeof audiences)[number]

/** Those who come for themselves: for them a group has no "team". */
export const privateAudiences: readonly Audience[] = ['person', 'family', 'student', 'language']

/** Without a button of its own, its first link books a call. */
const callSchema = v.strictObject({ title: text, text, button: v.optional(text) })

export const callsToActionSchema = v.strictObject({
  calls: v.strictObject(v.entriesFromList(audiences, callSchema)),
  /** The two links of every call: to free times, and to the form. */
  book: text,
  message: text,
})

/**
 * The last part of most pages, by whom the page is for. A service names its audience; a case study and a post take that of
 * their first service where its readers need words of their own.
 */
export const callsToAction = readContent('content/calls-to-action.json', callsToActionSchema)

/** What a call to action can know of its page. */
export type CallContext = { service?: string | undefined; city?: string }
