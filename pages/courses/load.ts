import { createElement } from 'react'
import { capitalize } from '../../locales/capitalize.ts'
import { writeCourseDays, writeSessions } from '../../locales/course-times.ts'
import { createDateFormat } from '../../locales/date-format.ts'
import { writeLocalTime } from '../../locales/local-time.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { writeAmount } from '../../locales/write-amount.ts'
import { computeCoursePrice } from '../../model/course-price.ts'
import { findFundaeDays } from '../../model/fundae-days.ts'
import { courseTexts } from '../../model/kinds/course.ts'
import { type Course, courses, findCourse, isOnline, listComingIn } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { fillPlaces, type LocalizedText, markSample, plainText } from '../../model/kit/localize.ts'
import { today } from '../../model/today.ts'
import {
  type LoadContext,
  loadEntityMeta,
  loadPageLabel,
  localizeContent,
  type PageMeta,
} from '../data/load-context.ts'
import { getCity, nameTown, summarizeService } from '../data/localized-content.ts'
import { renderFigure } from '../shared/figures/render-figure.ts'
import { pickKnown, type ServiceFact } from '../shared/service-facts.ts'
import { loadReserveForm } from './load-reserve-form.ts'
import { ReserveForm } from './ReserveForm.tsx'

export type CoursesData = PageMeta & ReturnType<typeof loadCourses>
export type CourseData = ReturnType<typeof loadCourse>

export function loadCourses({ locale }: LoadContext) {
  return {
    courses: listComingIn(locale).map((course) => summarizeCourse(locale, course)),
    all: localizeContent(locale, courseTexts).all,
    calendar: { path: localizePath('/courses.ics', locale), words: localizeContent(locale, courseTexts).calendar },
  }
}

export function loadCourse({ locale, params }: LoadContext<'course'>) {
  const course = findDated(params.course)
  const content = localizeContent(locale, courses.get(course.slug))
  const { title, description, intro, learn, bring, fundae, address, sample } = content
  const words = localizeContent(locale, courseTexts)
  const price = computeCoursePrice(course)
  return {
    ...summarizeCourse(locale, course),
    ...loadEntityMeta({ title, description }),
    name: title,
    intro,
    learn: { title: words.learn, items: learn },
    bring: bring && { title: words.bring, items: bring },
    fundae: fundae && { title: words.facts.fundae, items: [fundae, ...writeFundaeDays(locale, course)] },
    facts: listFacts(locale, course),
    service: course.service && { title: words.service, ...summarizeService(locale, course.service) },
    reserve: words.reserve,
    closed: findRefusal(locale, course),
    /** The way to ask for a price that is not fixed. */
    contact: course.price ? undefined : loadPageLabel(locale, 'contact'),
    form: renderFigure(locale, createElement(ReserveForm, loadReserveForm(locale, course))),
    /** For schema.org, which wants facts. */
    dates: course.sessions.map(({ start, end }) => ({
      start: writeLocalTime(start, course.zone),
      end: writeLocalTime(end, course.zone),
    })),
    address: address && plainText(address),
    isOnsite: !isOnline(course),
    language: course.language,
    cancelled: course.cancelled,
    seats: course.seats,
    /** With tax, in euros; undefined if it has to be asked. */
    euros: price && price.total / 100,
    sample,
  }
}

/** The last days for the training credit; nothing where the owner's record does not have what they are counted with. */
function writeFundaeDays(locale: Locale, course: Course): string[] {
  const found = findFundaeDays(course)
  if (site.terms.fundae === 'no' || course.cancelled || 'missing' in found) return []
  const { fundaeDays } = localizeContent(locale, courseTexts)
  const format = createDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const { withRepresentatives, others, town } = found.days
  const isPassed = withRepresentatives < today()
  const lines = [
    [isPassed ? fundaeDays.passed : fundaeDays.withRepresentatives, withRepresentatives],
    [fundaeDays.others, others],
    [fundaeDays.counted, withRepresentatives],
  ] as const
  return (others < today() ? [] : lines).map(([text, day]) =>
    fillPlaces(text, { day: format.format(Date.parse(day)), town: nameTown(locale, town) }),
  )
}

function findRefusal(locale: Locale, { cancelled, closes, price }: Course): LocalizedText | undefined {
  const words = localizeContent(locale, courseTexts)
  if (cancelled) return words.cancelled
  if (closes <= new Date()) return words.closed
  return price ? undefined : words.priceOnRequest
}

/** The coming courses on another page; undefined if there are none. */
export function listNextCourses(locale: Locale, isMeant: (course: Course) => boolean = () => true) {
  const items = listComingIn(locale)
    .filter((course) => !course.cancelled && isMeant(course))
    .slice(0, 3)
    .map((course) => {
      const { intro, ...summary } = summarizeCourse(locale, course)
      return summary
    })
  const { next, all } = localizeContent(locale, courseTexts)
  return items.length > 0 ? { title: next, all, items } : undefined
}

export function summarizeCourse(locale: Locale, course: Course) {
  const { title, sample, intro } = localizeContent(locale, courses.get(course.slug))
  return {
    slug: course.slug,
    title,
    intro,
    days: writeCourseDays(course.sessions, course.zone, locale),
    place: namePlace(locale, course),
    taughtIn: nameLanguage(locale, course),
    sample,
    price: course.cancelled
      ? plainText(localizeContent(locale, courseTexts).cancelled)
      : describePrice(locale, course).amount,
  }
}

function listFacts(locale: Locale, course: Course): ServiceFact[] {
  const words = localizeContent(locale, courseTexts)
  const { address, price } = localizeContent(locale, courses.get(course.slug))
  const { facts } = words
  const { amount, tax } = describePrice(locale, course)
  const day = createDateFormat(locale, { dateStyle: 'long', timeZone: course.zone })
  return pickKnown([
    { label: facts.dates, values: writeSessions(course, locale, plainText(words.wholeDay)) },
    { label: facts.price, amount: markSample(amount, course.sample), values: [tax, price?.covers] },
    { label: facts.place, values: [namePlace(locale, course), address] },
    { label: facts.language, values: [nameLanguage(locale, course)] },
    { label: facts.seats, values: [fillPlaces(words.seatsOfAll, { n: course.seats })] },
    // The moment after the last day, if it is no earlier end.
    { label: facts.deadline, values: [course.deadline && day.format(new Date(course.closes.getTime() - 1))] },
  ])
}

/** The price of one person with its tax: everybody pays that much, and a company sees the tax apart. */
function describePrice(locale: Locale, course: Course): { amount: string; tax: string | undefined } {
  const { vat, free, priceToAsk } = localizeContent(locale, courseTexts)
  const price = computeCoursePrice(course)
  if (!price || price.total === 0) return { amount: plainText(price ? free : priceToAsk), tax: undefined }
  const amount = writeAmount(price.total, locale)
  if (price.rate === undefined) return { amount, tax: plainText(vat.exempt) }
  const rate = new Intl.NumberFormat(locale).format(price.rate)
  return { amount, tax: fillPlaces(vat.included, { net: writeAmount(price.net, locale), rate }) }
}

function namePlace(locale: Locale, course: Course): LocalizedText {
  if (course.city !== undefined) return getCity(locale, course.city).name
  return localizeContent(locale, courses.get(course.slug)).place ?? localizeContent(locale, courseTexts).online
}

/** Readers of four languages must see it before they open a course. */
function nameLanguage(locale: Locale, { language }: Course): string {
  return capitalize(new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language, locale)
}

function findDated(slug: string): Course {
  const course = findCourse(slug)
  if (!course) throw new Error(`content/courses/${slug}.json is missing`)
  return course
}
