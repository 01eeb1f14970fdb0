import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { memoize } from '../../memoize.ts'
import { refuseById } from '../../owner-error.ts'
import { day, heading, label, text, texts, timeZone } from '../kit/define.ts'
import { listPieceNames, readContents } from '../kit/read-content.ts'
import { reference } from '../kit/references.ts'
import { hasLanguage, languages, limitLanguages } from './piece-languages.ts'
import { site } from './site.ts'

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'problems.time 09:30'))

/** Without hours it takes the whole day. */
const session = v.pipe(
  v.strictObject({ day, from: v.optional(time), to: v.optional(time) }),
  v.check(({ from, to }) => (from === undefined) === (to === undefined), 'problems.hours'),
  v.check(({ from = '', to = '' }) => from <= to, 'problems.order'),
)

/** A course with dates, for which people reserve seats. It leaves the site when its last session is over. */
export const courseSchema = v.strictObject({
  /** True until the owner confirms that it takes place. */
  sample: v.boolean(),
  languages,
  /** The service that it teaches: its dates stand on this service's page too. */
  service: v.optional(reference('services')),
  /** Its place; without a city or another place it is online. */
  city: v.optional(reference('cities')),
  /** A town that has no page here. */
  place: v.optional(label),
  /** The address there, which needs one of both. */
  address: v.optional(text),
  /** At most 45 characters. */
  title: heading,
  /** For search results: 90 to 155 characters, a whole sentence. */
  description: text,
  intro: text,
  learn: texts,
  bring: v.optional(texts),
  sessions: v.pipe(v.array(session), v.nonEmpty('problems.list')),
  /** IANA name of the zone of the hours; without it the owner's. */
  zone: v.optional(timeZone),
  /** In which it is taught. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'problems.language es')),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1, 'problems.least 1'), v.maxValue(1000)),
  /** The last day on which seats are reserved and cancelled by link; without one, until the course begins. */
  deadline: v.optional(day),
  /** Without a price the course takes no seats, and its page says that the price is to be asked. */
  price: v.optional(
    v.pipe(
      v.strictObject({
        /** In euros without tax; 0 is free of charge. */
        net: v.pipe(
          v.number(),
          v.minValue(0),
          v.check((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, 'problems.decimals'),
        ),
        /** The tax in percent, 0 if it is exempt. */
        vatRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(50, 'problems.percent 21'))),
        unit: v.optional(v.picklist(['person']), 'person'),
        covers: v.optional(text),
      }),
      v.check(({ net, vatRate }) => net === 0 || vatRate !== undefined, 'problems.vatRate'),
    ),
  ),
  /** Conditions that stand beside the button and in the confirmation, in whole sentences. */
  terms: v.optional(
    v.strictObject({
      payment: v.optional(text),
      /** From how many people on it takes place, and the consequence of fewer. */
      minimum: v.optional(text),
      /** The cost of cancelling, before and after the deadline. */
      cancellation: v.optional(text),
      certificate: v.optional(text),
    }),
    {},
  ),
  paymentUrl: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'problems.https'))),
  /** Seats with a price are paid within so many days of being confirmed, or go back. Without a number you decide yourself. */
  payWithinDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4, 'problems.least 4'), v.maxValue(60))),
  /** The steps of a company to use its training credit, with their dates. */
  fundae: v.optional(text),
  /** It does not take place; `npm run courses -- --cancel` tells those who come. */
  cancelled: v.optional(v.boolean(), false),
})

export type Session = { start: Date; end: Date; isWholeDay: boolean }

export type Course = Omit<v.InferOutput<typeof courseSchema>, 'sessions' | 'zone'> & {
  slug: string
  zone: string
  /** In order. */
  sessions: Session[]
  start: Date
  end: Date
  /** Until then seats are reserved, and cancelled by link. */
  closes: Date
}

/** Courses by slug, those of the past too. */
export const courses = readContents('courses', listPieceNames('content/courses'), courseSchema)

for (const [slug, { languages }] of courses.all) limitLanguages(`courses.${slug}`, languages)

for (const [slug, { address, city, place }] of courses.all)
  if (address !== undefined && city === undefined && place === undefined)
    throw refuseById('missing-field', { file: `content/courses/${slug}.json`, field: 'place' }, 'problems.place')

/** All courses, the next first. A function, because most functions of the site start without their times. */
export const listCourses = memoize((): Course[] =>
  courses.all
    .map(([slug, content]) => dateCourse(slug, content))
    .sort((one, other) => one.start.getTime() - other.start.getTime()),
)

/** A course with its times, if the site has it: a seat may be of one that is gone. */
export function findCourse(slug: string | undefined): Course | undefined {
  return listCourses().find((course) => course.slug === slug)
}

export function listComing(): Course[] {
  return listCourses().filter(({ end }) => end.getTime() > Date.now())
}

export function listComingIn(language: string): Course[] {
  return listComing().filter(({ slug }) => hasLanguage(`courses.${slug}`, language))
}

/** The page of online work is a city's. */
export function isOnline({ city, place }: { city?: string | undefined; place?: string | undefined }): boolean {
  return city === undefined ? place === undefined : city === 'online'
}

function dateCourse(slug: string, content: v.InferOutput<typeof courseSchema>): Course {
  const zone = content.zone ?? site.owner.timeZone
  const startOf = (day: Temporal.PlainDate, time = '00:00') =>
    new Date(day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds)
  const sessions = content.sessions
    .map(({ day, from, to }) => {
      const date = Temporal.PlainDate.from(day)
      const end = to === undefined ? startOf(date.add({ days: 1 })) : startOf(date, to)
      return { start: startOf(date, from), end, isWholeDay: from === undefined }
    })
    .sort((one, other) => one.start.getTime() - other.start.getTime())
  const start = new Date(Math.min(...sessions.map((session) => session.start.getTime())))
  const end = new Date(Math.max(...sessions.map((session) => session.end.getTime())))
  const { deadline } = content
  const dayAfter = deadline === undefined ? start : startOf(Temporal.PlainDate.from(deadline).add({ days: 1 }))
  return { ...content, slug, zone, sessions, start, end, closes: dayAfter < start ? dayAfter : start }
}
