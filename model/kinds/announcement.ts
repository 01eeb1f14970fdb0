import * as v from 'valibot'
import { text } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** The line above the header of every page. */
export const announcement = readEntries(['offer.announcement', 'announcement'], {
  /** Without it there is no such line. */
  text: v.optional(text),
  action: text,
})
