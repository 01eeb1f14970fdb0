import type { Environment } from '../../environment.ts'
import { attributes, type Html, html } from '../../html.ts'
import { type Day, listDays, nameTime, writeMinutes } from '../../locales/day-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { createTranslator } from '../../locales/server.ts'
import { runningVersions } from '../../model/consent-versions.ts'
import { type BookingType, booking, bookingPlaces, bookingTypes } from '../../model/kinds/booking.ts'
import { bookingFieldNames, bookingFields } from '../../model/kinds/booking-fields.ts'
import { type FieldError, getFieldErrorMessages } from '../../model/kinds/forms.ts'
import { pageMeta } from '../../model/kinds/page-meta.ts'
import { site } from '../../model/kinds/site.ts'
import { isZone } from '../../model/kit/define.ts'
import { loadNotice } from '../../model/notice.ts'
import { createContentTranslator, loadFormWords, namePlace } from '../shared/data/content-words.ts'
import { renderHidden, renderInputs, renderOptions } from '../shared/http/form-page.ts'
import type { RejectedForm } from '../shared/http/handle-form.ts'
import { findLocale } from '../shared/http/requests.ts'
import { errorStatuses, htmlResponse } from '../shared/http/responses.ts'
import { listStarts, loadAvailability } from './free-times.ts'
import { formatInstant } from './store.ts'
import { getBookingError, loadBookWords } from './words.ts'

export type BookPage = {
  /** As they came from the query or the form: type, place, zone, page, start, and what was typed. Unknown values are left out. */
  fields: Record<string, string>
  /** The free starts of the type and the place, in order, such as 2026-12-01T09:00:00Z; `closed` if they are unknown. */
  starts: readonly string[] | 'closed'
  problem?: Pick<RejectedForm, 'code' | 'errors'>
}

/** The page where a time is chosen without a script. It answers the form of `/book`, and each post that is refused. */
export function createBookPage(locale: Locale, { fields, starts, problem }: BookPage): Response {
  const asked = { locale, fields, choice: readChoice(fields), errors: problem?.errors ?? {} }
  const isTyped = problem !== undefined && bookingFieldNames.some((name) => fields[name])
  const code = problem?.code ?? (starts === 'closed' ? 'closed' : undefined)
  const title = createTranslator(locale)('meta.book.title', pageMeta.book.title)
  const isClosed = starts === 'closed' || code === 'closed'
  const moment = Date.parse(fields.start ?? '')
  const isGone =
    !problem && !isClosed && moment > 0 && starts.length > 0 && !starts.some((start) => Date.parse(start) === moment)
  const parts = [
    code && code !== 'closed' && html`<p role="alert">${getBookingError(code, locale)}</p>`,
    isGone && html`<p role="alert">${loadBookWords(locale).gone}</p>`,
    (code === 'limit' || code === 'busy') && renderOtherWays(asked),
    // A mailed request is with the owner, and nothing is left to do.
    code !== 'mailed' && renderChoice(asked),
    code !== 'mailed' && (isClosed ? renderClosed(asked) : renderForm(asked, starts)),
    code !== 'mailed' && isClosed && isTyped && renderForm(asked),
  ]
  const content = html`${parts.map((part) => html`${part}\n`)}`
  return htmlResponse(locale, code ? errorStatuses[code] : 200, title, content)
}

type Choice = { type: BookingType; place: string; zone: string }

type Asked = { locale: Locale; fields: Record<string, string>; choice: Choice; errors: Record<string, FieldError> }

/** The choice of a form. A value that is missing, unknown or unfit for the type becomes the first of its kind, or the owner's zone. */
export function readChoice({ type, place, zone = '' }: Record<string, string>): Choice {
  const chosen = bookingTypes.find((name) => name === type) ?? bookingTypes[0]
  const { places } = booking.types[chosen]
  return {
    type: chosen,
    place: places.find((name) => name === place) ?? places[0] ?? 'online',
    zone: isZone(zone) ? zone : booking.zone,
  }
}

/** Free times as radio buttons named `start`, a group for each day of a zone. */
export function renderTimes(days: readonly Day[], locale: Locale, chosen?: string, error?: string): Html {
  const { yours, theirs, zones } = loadBookWords(locale)
  const place = zones.find(({ zone }) => zone === booking.zone)?.name ?? booking.zone
  const words = { yours, theirs, place }
  return html`${days.map(
    ({ label, times }) => html`<fieldset>
<legend>${label}</legend>
${times.map((time) => {
  const radio = attributes({
    type: 'radio',
    name: 'start',
    value: time.start,
    checked: time.start === chosen,
    required: true,
    'aria-describedby': error && 'start-error',
  })
  return html`<label class="choice"><input${radio}> ${nameTime(time, words)}</label>
`
})}</fieldset>
`,
  )}`
}

/** The days of the page that was asked for, else of the one with the posted start or what is free after it. */
export function pickDays(
  starts: readonly string[],
  locale: Locale,
  zone: string,
  { page = '', start = '' }: Record<string, string | undefined>,
  count = 10,
) {
  const days = listDays(starts, locale, zone, booking.zone)
  const posted = days.findIndex(({ times }) => times.some((time) => time.start >= start))
  const last = Math.max(0, Math.ceil(days.length / count) - 1)
  const shown = Math.min(last, /^\d{1,3}$/.test(page) ? Number(page) : Math.floor(Math.max(0, posted) / count))
  return {
    days: days.slice(shown * count, (shown + 1) * count),
    earlier: shown > 0 ? shown - 1 : undefined,
    later: shown < last ? shown + 1 : undefined,
  }
}

/** The form that asks for other times; if a place does not go with the type, it says so beside one that does. */
function renderChoice({ locale, choice, errors }: Asked): Html {
  const { labels, types, zones, show, errors: messages } = loadBookWords(locale)
  const { zone } = choice
  const options = {
    type: bookingTypes.map((value) => ({
      value,
      label: `${types[value].name} · ${writeMinutes(booking.types[value].minutes, locale)}`,
    })),
    place: bookingPlaces.map((value) => ({ value, label: namePlace(value, locale) })),
    zone: zones.map((row) => ({ value: row.zone, label: row.name })),
  }
  if (!options.zone.some(({ value }) => value === zone)) options.zone.unshift({ value: zone, label: zone })
  return html`<form method="get" action="/api/booking">
<input type="hidden" name="locale" value="${locale}">
${(['type', 'place', 'zone'] as const).map((name) => {
  const error = name === 'place' && errors.place && messages.place
  const select = attributes({ id: name, name, autofocus: !!error, 'aria-describedby': error && 'place-error' })
  return html`<div><label for="${name}">${labels[name]}</label><select${select}>${renderOptions(options[name], choice[name])}</select>
${error && html`<p class="error" id="place-error">${error}</p>`}</div>
`
})}<button>${show}</button>
</form>`
}

/** Without `starts` no time can be offered now, and the button sends the same request again. */
function renderForm(asked: Asked, starts?: readonly string[]): Html {
  const { locale, choice, fields, errors } = asked
  if (starts?.length === 0) return html`<p>${loadBookWords(locale).noTimesAtAll}</p>${renderOtherWays(asked)}`
  return html`<form method="post" action="/api/booking">
${renderHidden({ ...choice, locale, start: starts || errors.start ? undefined : fields.start })}
${starts && renderDays(asked, starts)}
${renderTyped(asked)}
${renderSubmit(locale)}
</form>`
}

function renderDays({ locale, choice, fields, errors }: Asked, starts: readonly string[]): Html {
  const words = loadBookWords(locale)
  const { days, earlier, later } = pickDays(starts, locale, choice.zone, fields)
  const renderLink = (page: number | undefined, label: string) =>
    page !== undefined &&
    html`<a href="/api/booking?${new URLSearchParams({ ...choice, page: String(page), locale }).toString()}">${label}</a> `
  // A start that cannot be chosen any more is named by the problem above.
  const error = errors.start && words.errors.start
  return html`<h2>${words.labels.when}</h2>
${error && html`<p class="error" id="start-error">${error}</p>`}
${renderTimes(days, locale, errors.place ? undefined : fields.start, error)}
<p>${renderLink(earlier, words.earlier)}${renderLink(later, words.later)}</p>`
}

function renderTyped({ locale, fields, errors }: Asked): Html {
  const { labels } = loadBookWords(locale)
  const formWords = loadFormWords(locale)
  const inputs = bookingFieldNames.map((name) => {
    const label = name === 'notes' ? labels.notes : formWords.fields[name]
    return { name, field: bookingFields[name], label }
  })
  const messages = getFieldErrorMessages(errors, formWords.errors)
  return html`${renderHidden({ id: errors.id ? undefined : fields.id, noticeVersion: runningVersions.booking })}
<h2>${labels.you}</h2>
${renderInputs(inputs, fields, messages, locale)}
<div hidden><label for="website">${formWords.fields.website}</label>
<input id="website" name="website" readonly autocomplete="off" tabindex="-1"></div>`
}

function renderSubmit(locale: Locale): Html {
  const { held, submit } = loadBookWords(locale)
  const { privacy } = loadFormWords(locale)
  const { heading, rows } = loadNotice('booking', createContentTranslator(locale))
  return html`<p>${held}</p>
<div><p><strong>${heading}</strong></p>
<dl>${rows.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>
<p><a href="${localizePath('/privacy', locale)}">${privacy}</a></p></div>
<button>${submit}</button>`
}

function renderClosed(asked: Asked): Html {
  const { closed } = loadBookWords(asked.locale)
  return html`<h2>${closed.title}</h2><p>${closed.text}</p>${renderOtherWays(asked)}`
}

/** The message form, mail and WhatsApp, with the typed words filled in. */
function renderOtherWays({ locale, fields }: Asked): Html {
  const { message } = loadBookWords(locale)
  const { byMail, byWhatsApp } = loadFormWords(locale)
  const typed = [fields.notes, [fields.start, fields.zone].filter(Boolean).join(' '), fields.name, fields.company]
  const text = encodeURIComponent(typed.filter(Boolean).join('\n\n'))
  return html`<p><a href="${localizePath('/contact', locale)}#message">${message}</a>
<a href="mailto:${site.owner.email}?body=${text}">${byMail}</a>
${site.owner.whatsapp && html`<a href="https://wa.me/${site.owner.whatsapp}?text=${text}">${byWhatsApp}</a>`}</p>`
}

/** `GET /api/booking?type&place&zone&page&locale`: free times without JavaScript. */
export async function showBookPage(request: Request, environment: Environment): Promise<Response> {
  const fields = Object.fromEntries(new URL(request.url).searchParams)
  const locale = findLocale(request)
  const { type, place } = readChoice(fields)
  const isUnfit = fields.place !== place && bookingPlaces.includes(fields.place ?? '')
  const availability = await loadAvailability(environment)
  return createBookPage(locale, {
    fields,
    starts: availability ? listStarts(type, place, availability).map(formatInstant) : 'closed',
    ...(isUnfit && { problem: { code: 'invalid', errors: { place: 'invalid' } } }),
  })
}
