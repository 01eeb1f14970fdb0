import * as v from 'valibot'
import { label, list, listBy, text, textForEach, timeZone } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** How the owner travels there, and how long: facts that no other place has. */
export const journeys = readEntries('journeys', {
  title: text,
  caption: text,
  /** Beside the town in which the owner lives. */
  home: text,
  /** The coast and borders around the towns: longitude and latitude of each corner in turn. */
  outline: v.array(v.number()),
  towns: listBy('id', {
    id: v.string(),
    name: label,
    /** Degrees north and east of the main station or the airport. */
    latitude: v.number(),
    longitude: v.number(),
    /** From the owner's town, rounded up to a quarter of an hour; none for that town itself. */
    minutes: v.optional(v.pipe(v.number(), v.multipleOf(15, 'problems.quarters 165'))),
    by: v.optional(v.picklist(['train', 'flight'])),
    /** The place of its name. */
    side: v.picklist(['left', 'right', 'above', 'below']),
    /** True if it is drawn on the page of all Spain alone. */
    isFurther: v.boolean(),
  }),
  /** With the length of the way as [time]. */
  by: v.strictObject({ train: text, flight: text }),
  /** A town for those who do not see the drawing. */
  described: text,
  clocks: v.strictObject({
    ...textForEach(['title', 'caption', 'morning', 'afternoon']).entries,
    place: label,
    zones: list({ name: label, zone: timeZone }),
  }),
})
