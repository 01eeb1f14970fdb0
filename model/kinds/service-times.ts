import * as v from 'valibot'

const position = v.pipe(v.number(), v.integer(), v.minValue(1))
const timeOfDay = v.pipe(v.string(), v.regex(/^(0[89]|1[0-9]):[0-5][0-9]$/, 'problems.time 09:30'))

/** When a part of a plan typically takes place: at a time of a day, in weeks with hours of sessions, or on working days. */
export const timeSchema = v.variant('unit', [
  v.strictObject({ unit: v.literal('clock'), day: v.picklist([1, 2]), from: timeOfDay, to: timeOfDay }),
  v.strictObject({ unit: v.literal('week'), first: position, last: position, hours: v.optional(v.number()) }),
  v.strictObject({ unit: v.literal('day'), first: position, last: position }),
])

export type Time = v.InferOutput<typeof timeSchema>
