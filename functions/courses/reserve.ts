import * as v from 'valibot'
import { findConsentVersion } from '../../content/consent-versions.ts'
import { type CourseFieldName, courseFields, mostPeople } from '../../content/course-fields.ts'
import { type Course, datedCourses } from '../../content/courses.ts'
import { contactSchema, invalid, optionalField, tooLong } from '../../content/form-schemas.ts'
import { site } from '../../content/site.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { saveLead } from '../contact/leads.ts'
import { alert, alertFailure } from '../shared/data/alert.ts'
import { keepConsentText } from '../shared/data/consent-texts.ts'
import { loadCourseWords, loadFormWords } from '../shared/data/content-words.ts'
import { formResponse } from '../shared/http/form-page.ts'
import { html } from '../shared/http/html.ts'
import {
  type Background,
  deriveId,
  isPreview,
  localeField,
  type RejectedForm,
  receiveForm,
  type Suspicion,
} from '../shared/http/requests.ts'
import { htmlResponse, rejectRequest } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { courseMails } from './mails.ts'
import { findSeat, isOpen, requestSeats, type SeatRequest } from './seats.ts'

const { name, email, company, message, noticeVersion, website } = contactSchema.entries

const optionalText = (field: 'names' | 'taxId' | 'billing') =>
  optionalField(v.pipe(message, v.maxCodePoints(courseFields[field].maxLength, tooLong)))

const numbersOfPeople = Array.from({ length: mostPeople }, (_, index) => String(index + 1))

/** What asks for seats. The fields that visitors type have the rules of the contact form. */
const reserveSchema = v.object(
  {
    course: v.string('required'),
    people: v.pipe(v.picklist(numbersOfPeople, invalid), v.transform(Number)),
    name,
    email,
    names: optionalText('names'),
    company,
    taxId: optionalText('taxId'),
    billing: optionalText('billing'),
    noticeVersion,
    website,
    locale: localeField,
  },
  'required',
)

/** `POST /api/courses`: asks the address whether it is right, and keeps the seats until then if they are free and few are kept. */
export async function reserve(request: Request, environment: Environment, background: Background): Promise<Response> {
  const form = await receiveForm(request, environment, reserveSchema, showForm)
  if (form instanceof Response) return form
  const { output, locale, isForm, reject, suspicions } = form
  if (!isForm) return rejectRequest(request, 'mediaType', locale)
  const course = datedCourses.find(({ slug }) => slug === output.course)
  if (!course) return rejectRequest(request, 'notFound', locale)
  const words = loadCourseWords(locale)
  if (!isOpen(course) || isPreview(background)) return showEnd(locale, 409, words.closed)
  const { course: _course, noticeVersion: sent, ...typed } = output
  try {
    // A form has no id: the same words of today are the same request, so that a double click is one. What was cancelled is asked anew.
    const derived = deriveId({ ...typed, course: course.slug })
    const known = await findSeat(derived)
    if (known && known.state !== 'cancelled') return showSent(locale, output.email)
    const seats = {
      ...typed,
      id: known ? crypto.randomUUID() : derived,
      locale,
      noticeVersion: findConsentVersion('course', sent),
    }
    background.waitUntil(keepConsentText('course', locale))
    if (suspicions.length > 0) {
      await holdAsMessage(course, seats, suspicions)
      return showSent(locale, output.email)
    }
    const result = await requestSeats(course, seats, environment)
    if (result === 'cancelled') return showEnd(locale, 409, words.cancelled)
    if (result === 'limit') {
      const i18n = loadFunctionI18n(locale, 'seats')
      return showEnd(locale, 429, i18n.t('seats.limit', { email: site.owner.email }))
    }
    if (result === 'unpromised') {
      background.waitUntil(alert('awaited mails', environment))
      return reject('unavailable')
    }
    sendAfterResponse(courseMails, seats.id, environment, background)
    return showSent(locale, output.email)
  } catch (error) {
    console.error('[courses] could not keep a request:', error instanceof Error ? error.message : error)
    background.waitUntil(alertFailure(error, environment))
    return reject('unavailable')
  }
}

/** What looks like spam takes no seat and mails nobody, but waits with such messages for the owner, who can release it. */
function holdAsMessage(course: Course, seats: SeatRequest, suspicions: Suspicion[]): Promise<boolean> {
  const { id, name, email, company, locale, people, names, taxId, billing } = seats
  const page = localizePath(`/courses/${course.slug}`, locale)
  const message = [`${course.title}: ${people}`, names, taxId, billing].filter(Boolean).join('\n')
  return saveLead({ id, name, email, company, locale, page, message }, { suspicions })
}

/** The form with what was typed and what is wrong with it. */
function showForm(locale: Locale, rejected: RejectedForm): Response {
  const words = loadCourseWords(locale)
  const labels = { ...loadFormWords(locale).fields, ...words.fields }
  return formResponse(locale, rejected, {
    title: words.reserve,
    action: '/api/courses',
    hidden: ['course', 'people', 'locale', 'noticeVersion', 'website'],
    inputs: (Object.keys(courseFields) as CourseFieldName[]).map((name) => ({
      name,
      field: courseFields[name],
      label: labels[name],
    })),
    button: words.submit,
  })
}

function showSent(locale: Locale, email: string): Response {
  const i18n = loadFunctionI18n(locale, 'seats')
  return htmlResponse(
    locale,
    202,
    i18n.t('seats.sent.title'),
    html`<p>${i18n.t('seats.sent.text', { email })}</p>${renderBack(locale)}`,
  )
}

function showEnd(locale: Locale, status: number, text: string): Response {
  const title = loadCourseWords(locale).reserve
  return htmlResponse(locale, status, title, html`<p role="alert">${text}</p>${renderBack(locale)}`)
}

function renderBack(locale: Locale) {
  return html`<p><a href="${localizePath('/courses', locale)}">${loadCourseWords(locale).all}</a></p>`
}
