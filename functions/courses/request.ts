import * as v from 'valibot'
import { html } from '../../html.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { findConsentVersion } from '../../model/consent-versions.ts'
import { contactSchema, invalid, optionalField, required, tooLong } from '../../model/form-schemas.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import {
  buyers,
  type CourseFieldName,
  courseFields,
  invoiceFields,
  mostPeople,
} from '../../model/kinds/course-fields.ts'
import { type Course, datedCourses } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { type NewLead, saveLead } from '../contact/store.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { formResponse } from '../shared/http/form-page.ts'
import { deriveId, handleForm, localeField, type RejectedForm } from '../shared/http/handle-form.ts'
import { isPreview } from '../shared/http/requests.ts'
import { getErrorMessage, htmlResponse } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { courseMails } from './mails.ts'
import { findSeat, isOpen, requestSeats, type Seat, type SeatRequest } from './store.ts'
import { loadCourseWords } from './words.ts'

const { name, email, company, message, noticeVersion, website } = contactSchema.entries

const optionalText = (field: Exclude<CourseFieldName, 'name' | 'email' | 'company'>) =>
  optionalField(v.pipe(message, v.maxCodePoints(courseFields[field].maxLength, tooLong)))

const numbersOfPeople = Array.from({ length: mostPeople }, (_, index) => String(index + 1))

/** The fields that visitors type have the rules of the contact form. */
const reserveFields = v.object(
  {
    course: v.string('required'),
    people: v.pipe(v.picklist(numbersOfPeople, invalid), v.transform(Number)),
    buyer: v.picklist(buyers, required),
    name,
    email,
    names: optionalText('names'),
    company,
    taxId: optionalText('taxId'),
    street: optionalText('street'),
    postcode: optionalText('postcode'),
    town: optionalText('town'),
    country: optionalText('country'),
    noticeVersion,
    website,
    locale: localeField,
  },
  'required',
)

/** A company says to whom the invoice goes. */
const reserveSchema = v.pipe(
  reserveFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.buyer === 'private') return
    const input = dataset.value
    for (const key of invoiceFields)
      if (!input[key])
        addIssue({ message: required, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  }),
)

/** `POST /api/courses`: asks the address whether it is right, and keeps the seats until then if they are free and few are kept. */
export const reserve = handleForm(
  'course',
  { schema: reserveSchema, showForm },
  async ({ output, locale, isForm, suspicions, ...form }, environment, background) => {
    if (!isForm) return 'mediaType'
    const { course: slug, noticeVersion: sent, ...typed } = output
    const course = datedCourses.find((course) => course.slug === slug)
    if (!course) return showEnd(locale, 404, getErrorMessage('notFound', locale))
    const words = loadCourseWords(locale)
    if (!isOpen(course) || isPreview(background)) return showEnd(locale, 409, words.closed)
    const { id, known } = await findRequest(form.id)
    if (known) return showSent(locale, output.email)
    const seats = { ...typed, id, locale, noticeVersion: findConsentVersion('course', sent) }
    if (suspicions.length > 0) {
      await saveLead(createMessage(course, seats), { suspicions })
      return showSent(locale, output.email)
    }
    const result = await requestSeats(course, seats, environment)
    if (result === 'cancelled') return showEnd(locale, 409, words.cancelled)
    if (result === 'limit') {
      const i18n = loadFunctionI18n(locale, 'seats')
      return showEnd(locale, 429, i18n.t('seats.limit', { email: site.owner.email }))
    }
    if (result === 'busy') return result
    sendAfterResponse(courseMails, seats.id, environment, background)
    return showSent(locale, output.email)
  },
)

/** Filling in the same form after its request is over asks again; a double click is one request then, too. */
async function findRequest(id: string): Promise<{ id: string; known: Seat | undefined }> {
  const known = await findSeat(id)
  return known && isOver(known) ? findRequest(deriveId({ after: id })) : { id, known }
}

function isOver({ state, heldUntil, requestedAt }: Seat): boolean {
  const isOld = Date.now() - requestedAt.getTime() > settings.holdMinutes * 60_000
  return state === 'cancelled' || (state === 'held' && !heldUntil && isOld)
}

/** Spam takes no seat and mails nobody, but waits among held messages for the owner, who can release it. */
function createMessage(
  { title, slug }: Course,
  { id, name, email, locale, people, names, buyer, ...invoice }: SeatRequest,
): NewLead {
  const message = [`${title}: ${people}`, names, ...invoiceFields.map((field) => invoice[field])]
    .filter(Boolean)
    .join('\n')
  return { id, name, email, company: invoice.company, locale, page: localizePath(`/courses/${slug}`, locale), message }
}

function showForm(locale: Locale, rejected: RejectedForm): Response {
  const words = loadCourseWords(locale)
  const labels = { ...loadFormWords(locale).fields, ...words.fields }
  return formResponse(locale, rejected, {
    title: words.reserve,
    action: '/api/courses',
    hidden: ['course', 'people', 'locale', 'noticeVersion', 'website'],
    inputs: [
      {
        name: 'buyer',
        field: { control: 'select', required: true },
        label: labels.buyer,
        options: [
          { value: 'private', label: labels.private },
          { value: 'company', label: labels.business },
        ],
      },
      ...(Object.keys(courseFields) as CourseFieldName[]).map((name) => ({
        name,
        field: courseFields[name],
        label: labels[name],
      })),
    ],
    button: words.submit,
    more: html`<p><a href="${localizePath('/contact', locale)}#message">${loadFormWords(locale).heading}</a></p>`,
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
