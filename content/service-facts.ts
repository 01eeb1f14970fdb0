import * as v from 'valibot'
import { defineContent, text } from './define.ts'

export const serviceFactsSchema = v.strictObject({
  labels: v.strictObject({
    format: text,
    groupSize: text,
    place: text,
    /** Of services that are taught, and of those that are not. */
    sessions: text,
    work: text,
    correspondence: text,
    price: text,
    /** On city pages, before `freeWeeks`. */
    freeWeeks: text,
  }),
  formats: v.strictObject({ workshop: text, program: text, consulting: text }),
  place: text,
  prices: v.strictObject({ workshop: text, program: text, programForGroups: text, consulting: text }),
  /** Above the article that a service leads to. */
  article: text,
})

/** What buyers ask for first. The rows of a service follow its formats, so that no page speaks of a format it lacks. */
export const serviceFacts = defineContent('content/service-facts.ts', serviceFactsSchema, {
  labels: {
    format: 'Format',
    groupSize: 'Group size',
    place: 'Place',
    sessions: 'Languages of the sessions',
    work: 'Working languages',
    correspondence: 'You can write in',
    price: 'Price',
    freeWeeks: 'Free weeks',
  },
  formats: { workshop: '1-2 day workshop', program: '4-6 week program', consulting: 'Consulting' },
  place: 'Madrid, Barcelona, Valencia, across Spain or online',
  prices: {
    workshop: 'Workshop: fixed price, known before you decide',
    program: 'Program: by module and team size',
    programForGroups: 'Program: by module and group size',
    consulting: 'Consulting: quoted by the project or by the hour before it starts',
  },
  article: 'Related article',
})
