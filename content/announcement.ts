import * as v from 'valibot'
import { defineContent, text } from './define.ts'

export const announcementSchema = v.strictObject({ text, action: text })

/** The line above the header of every page. */
export const announcement = defineContent('content/announcement.ts', announcementSchema, {
  text: 'Onsite dates are usually booked [claim:booking] ahead.',
  action: 'Ask for a date',
})
