import * as v from 'valibot'
import { defineContent, list, listBy, text } from './define.ts'

export const journeysSchema = v.strictObject({
  title: text,
  caption: text,
  /** Beside Madrid, where the owner lives. */
  home: text,
  towns: listBy('id', {
    id: v.string(),
    name: text,
    /** Degrees north and east of the main station or the airport. */
    latitude: v.number(),
    longitude: v.number(),
    /** From Madrid, rounded up to a quarter of an hour; none for Madrid itself. */
    minutes: v.optional(v.pipe(v.number(), v.multipleOf(15))),
    by: v.optional(v.picklist(['train', 'flight'])),
    /** Where its name stands. */
    side: v.picklist(['left', 'right', 'above', 'below']),
    /** Whether it is drawn on the page of all Spain alone. */
    isFurther: v.boolean(),
  }),
  by: v.strictObject({ train: text, flight: text }),
  clocks: v.strictObject({
    title: text,
    caption: text,
    place: text,
    morning: text,
    afternoon: text,
    zones: list({ name: text, zone: v.string() }),
  }),
})

/** How the owner travels there, and how long: facts that no other place has. */
export const journeys = defineContent('content/journeys.ts', journeysSchema, {
  title: 'The way from Madrid',
  caption: 'Distances as the crow flies. Times are rounded and planned with the timetable of your date.',
  home: 'I live here',
  towns: [
    { id: 'madrid', name: 'Madrid', latitude: 40.4066, longitude: -3.6892, side: 'left', isFurther: false },
    {
      id: 'barcelona',
      name: 'Barcelona',
      latitude: 41.3793,
      longitude: 2.1403,
      minutes: 165,
      by: 'train',
      side: 'above',
      isFurther: false,
    },
    {
      id: 'valencia',
      name: 'Valencia',
      latitude: 39.4594,
      longitude: -0.3818,
      minutes: 120,
      by: 'train',
      side: 'below',
      isFurther: false,
    },
    {
      id: 'zaragoza',
      name: 'Zaragoza',
      latitude: 41.6588,
      longitude: -0.9116,
      minutes: 90,
      by: 'train',
      side: 'above',
      isFurther: true,
    },
    {
      id: 'sevilla',
      name: 'Seville',
      latitude: 37.3917,
      longitude: -5.9754,
      minutes: 165,
      by: 'train',
      side: 'left',
      isFurther: true,
    },
    {
      id: 'malaga',
      name: 'Málaga',
      latitude: 36.7113,
      longitude: -4.4319,
      minutes: 165,
      by: 'train',
      side: 'right',
      isFurther: true,
    },
    {
      id: 'palma',
      name: 'Palma',
      latitude: 39.5517,
      longitude: 2.7388,
      minutes: 90,
      by: 'flight',
      side: 'below',
      isFurther: true,
    },
  ],
  by: { train: 'by train', flight: 'by air' },
  clocks: {
    title: 'Your clock beside Madrid',
    caption: 'In winter. Some countries change their clocks on other dates, and some never do.',
    place: 'Place',
    morning: 'Morning block',
    afternoon: 'Afternoon block',
    zones: [
      { id: 'madrid', name: 'Madrid', zone: 'Europe/Madrid' },
      { id: 'london', name: 'London, Canary Islands', zone: 'Europe/London' },
      { id: 'bogota', name: 'Bogotá', zone: 'America/Bogota' },
      { id: 'mexico', name: 'Mexico City', zone: 'America/Mexico_City' },
      { id: 'beijing', name: 'Beijing', zone: 'Asia/Shanghai' },
    ],
  },
})
