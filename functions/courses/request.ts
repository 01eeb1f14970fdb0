import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { html } from '../../html.ts'
import { findCountry, listCountries } from '../../locales/countries.ts'
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
  isInvoiceField,
  mostPeople,
} from '../../model/kinds/course-fields.ts'
import { type Course, findCourse } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { findLead, type NewLead, saveLead, toLead } from '../contact/store.ts'
import { noteRefusal } from '../shared/data/budgets.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { formResponse } from '../shared/http/form-page.ts'
import { deriveId, handleForm, localeField, type RejectedForm } from '../shared/http/handle-form.ts'
import { getLinkPath, handleLink, signToken } from '../shared/http/links.ts'
import { isPreview } from '../shared/http/requests.ts'
import {
  type ErrorCode,
  errorResponse,
  errorStatuses,
  getErrorMessage,
  htmlResponse,
  jsonResponse,
  redirect,
} from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { linkCourses, loadCourseWords } from './describe-course.ts'
import { askedLink } from './links.ts'
import { courseMails } from './mails.ts'
import { findSeat, isOpen, requestSeats, type Seat, type SeatRequest } from './store.ts'
import { judgeTaxId, normalizeTaxId } from './tax-id.ts'

const { name, email, company, message, noticeVersion, website } = contactSchema.entries

const optionalText = (field: Exclude<CourseFieldName, 'name' | 'email' | 'company' | 'country'>) =>
  optionalField(v.pipe(message, v.maxCodePoints(courseFields[field].maxLength, tooLong)))

const numbersOfPeople = Array.from({ length: mostPeople }, (_, index) => String(index + 1))

/** The fields that visitors type have the rules of the contact form. */
const reserveFields = v.object(
  {
    course: v.string('required'),
    people: v.pipe(
      v.union([v.string(), v.number()], invalid),
      v.transform(String),
      v.picklist(numbersOfPeople, invalid),
      v.transform(Number),
    ),
    buyer: v.picklist(buyers, required),
    name,
    email,
    names: optionalText('names'),
    company,
    taxId: optionalText('taxId'),
    street: optionalText('street'),
    postcode: optionalText('postcode'),
    town: optionalText('town'),
    // Its code; a program may send its name.
    country: optionalField(
      v.pipe(
        message,
        v.transform((given) => findCountry(given) ?? ''),
        v.nonEmpty(invalid),
      ),
    ),
    noticeVersion,
    website,
    locale: localeField,
  },
  'required',
)

type Reservation = v.InferOutput<typeof reserveFields>

/** A company says to whom the invoice goes. */
const reserveSchema = v.pipe(
  reserveFields,
  ...invoiceFields.map((field) =>
    v.forward(
      v.check((given: Reservation) => given.buyer === 'private' || !!given[field], required),
      [field],
    ),
  ),
)

/** `POST /api/courses`: asks the address whether it is right, and keeps the seats until then if they are free and few are kept. */
export const reserve = handleForm(
  'course',
  { schema: reserveSchema, showForm, check: checkTaxId },
  async ({ output, locale, isForm, suspicions, ...form }, environment, background) => {
    const i18n = loadFunctionI18n(locale, 'seats')
    const words = loadCourseWords(locale)
    const showSent = () => {
      if (!isForm) return jsonResponse({ ok: true }, 202)
      const { SIGNING_SECRET } = environment
      if (!SIGNING_SECRET) return showSentPage(locale, i18n, output.email)
      return redirect(getLinkPath(askedLink.path, signToken(askedLink, id, SIGNING_SECRET), locale))
    }
    const showEnd = (code: ErrorCode, text: string) =>
      isForm ? showPage(locale, errorStatuses[code], words.reserve, text) : errorResponse(code, text)
    const { course: slug, noticeVersion: sent, taxId, ...typed } = output
    const course = findCourse(slug)
    if (!course) return showEnd('notFound', getErrorMessage('notFound', locale))
    if (!isOpen(course) || isPreview(background))
      return showEnd('taken', course.price ? words.closed : words.priceOnRequest)
    const { id, known } = await findRequest(form.id)
    if (known) return showSent()
    const seats = {
      ...typed,
      id,
      locale,
      taxId: taxId && normalizeTaxId(taxId, typed.country),
      noticeVersion: findConsentVersion('course', sent),
    }
    if (suspicions.length > 0) {
      await saveLead(createMessage(course, seats), { suspicions })
      return showSent()
    }
    const result = await requestSeats(course, seats, environment)
    if (result === 'cancelled') return showEnd('taken', words.cancelled)
    if (result === 'limit') return showEnd('limit', i18n.t('seats.limit', { email: site.owner.email }))
    if (result === 'busy') return result
    if (result === 'full') {
      // The same answer as to anybody, so that nobody learns who has a seat: a mail to the address lists its own.
      await saveLead(createMessage(course, seats), { suspicions: ['person'], news: 'course-full' })
      background.waitUntil(noteRefusal(environment))
    }
    sendAfterResponse(courseMails, seats.id, environment, background)
    return showSent()
  },
)

/** `GET /api/courses?token=…`: where the mail went. The address itself is not in the link. */
export const showAsked = handleLink(
  'seats',
  [askedLink],
  async ({ subject, locale, i18n }) => {
    const { email } = (await findSeat(subject)) ?? (await findLead(subject)) ?? {}
    return email ? showSentPage(locale, i18n, email) : undefined
  },
  (locale) => redirect(localizePath('/courses', locale)),
)

function showSentPage(locale: Locale, i18n: I18n, email: string): Response {
  return showPage(locale, 202, i18n.t('seats.sent.title'), i18n.t('seats.sent.text', { email }))
}

/** Only a company's number is needed, and only a Spanish one is refused. */
async function checkTaxId({ buyer, taxId, country }: Reservation) {
  if (buyer === 'private' || !taxId || !country) return undefined
  const verdict = await judgeTaxId(taxId, country)
  return verdict === 'right' || verdict === 'unsure' ? undefined : { taxId: verdict }
}

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
function createMessage({ title, slug }: Course, seats: SeatRequest): NewLead {
  const lines = [`${title}: ${seats.people}`, seats.names, ...invoiceFields.map((field) => seats[field])]
  return toLead(seats, localizePath(`/courses/${slug}`, seats.locale), lines.filter(Boolean).join('\n'))
}

function showForm(locale: Locale, rejected: RejectedForm): Response {
  const words = loadCourseWords(locale)
  const labels = { ...loadFormWords(locale).fields, ...words.fields }
  return formResponse(locale, rejected, {
    title: words.reserve,
    action: '/api/courses',
    hidden: ['course', 'locale', 'noticeVersion', 'website'],
    inputs: [
      {
        name: 'buyer',
        field: { control: 'select', required: true },
        label: labels.buyer,
        none: '—',
        options: [
          { value: 'private', label: labels.private },
          { value: 'company', label: labels.business },
        ],
      },
      {
        name: 'people',
        field: { control: 'select', required: true },
        label: labels.people,
        none: '—',
        options: numbersOfPeople.map((value) => ({ value, label: value })),
      },
      ...(Object.keys(courseFields) as CourseFieldName[]).map((name) => ({
        name,
        field: courseFields[name],
        label: labels[name],
        ...(isInvoiceField(name) && { isConditional: true }),
        ...(name === 'country' && { options: listCountries(locale, site.owner.country), none: '—' }),
      })),
    ],
    button: words.submit,
    more: html`<p><a href="${localizePath('/contact', locale)}#message">${loadFormWords(locale).heading}</a></p>`,
  })
}

function showPage(locale: Locale, status: number, title: string, text: string): Response {
  const role = status >= 400 && html` role="alert"`
  return htmlResponse(locale, status, title, html`<p${role}>${text}</p><p>${linkCourses(locale)}</p>`)
}
