import * as v from 'valibot'
import { text } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'

export const announcementSchema = v.strictObject({
  /** Without it there is no such line. */
  text: v.optional(text),
  action: text,
})

/** The line above the header of every page. */
export const announcement = readContent('offer.announcement', announcementSchema, 'announcement')
