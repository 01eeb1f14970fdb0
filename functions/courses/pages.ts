import { attributes, type Html, html } from '../../html.ts'
import { toLine } from '../../model/form-schemas.ts'
import { courseFields } from '../../model/kinds/course-fields.ts'
import { type Course, findCourse } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { alert } from '../shared/data/alert.ts'
import { crowd, noteRefusal } from '../shared/data/budgets.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { renderHidden } from '../shared/http/form-page.ts'
import { getLinkPath, handleLink, type LinkHandler, type MailedLink, refuseLink } from '../shared/http/links.ts'
import { readFields } from '../shared/http/requests.ts'
import { calendarType, fileResponse } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { needsEarlyTick, proposeAgreement } from './agreement.ts'
import { describeCourse, linkCourses, loadCourseWords } from './describe-course.ts'
import { seatLink } from './links.ts'
import { courseMails, writeRefund, writeSeatCalendar } from './mails.ts'
import { confirmSeats, correctTaxId, endSeats, findSeat, type Seat } from './store.ts'
import { isTaxIdUnsure, judgeTaxId, normalizeTaxId } from './tax-id.ts'
import { formatLastDay, formatMoment } from './times.ts'
import { findWithdrawal } from './withdrawal.ts'

/** `isUnsure`: the tax number could not be checked, so the page asks about it. */
type Link = MailedLink & { seat: Seat; course: Course; isUnsure: boolean }

function handleSeat(answer: LinkHandler<Link>) {
  return handleLink(
    'seats',
    [seatLink],
    async (link) => {
      const seat = await findSeat(link.subject)
      const course = findCourse(seat?.course)
      return seat && course && answer({ ...link, seat, course, isUnsure: await isTaxIdUnsure(seat) })
    },
    (locale, error, i18n) => refuseLink(locale, error, i18n.t('seats.expired'), linkCourses(locale)),
  )
}

/** `GET /api/courses/seat?token=…`: the reservation, and the buttons to change it. */
export const showSeat = handleSeat((link) =>
  link.done === 'ask' && findWithdrawal(link.seat, link.course) ? showWithdrawal(link) : show(link),
)

/** `POST /api/courses/seat?token=…`. To cancel takes `sure=on` and to withdraw a second page: scanners of mails press buttons. */
export const changeSeat = handleSeat(async (link) => {
  const { course, seat, i18n, environment, background } = link
  const fields = await readFields(link.request)
  const isWithdrawal = fields.do === 'withdraw' || fields.do === 'confirm-withdrawal'
  if (isWithdrawal && seat.state === 'confirmed') {
    if (!findWithdrawal(seat, course)) return show(link, { status: 409 })
    if (fields.do === 'withdraw') return link.finish('ask')
    await endSeats(course, seat.id, 'withdrawal')
  } else if (fields.do === 'cancel') {
    if (fields.sure !== 'on') return show(link, { status: 422, problem: i18n.t('seats.cancel.sure'), fields })
    if (!canCancel(link)) return show(link, { status: 409 })
    await endSeats(course, seat.id)
  } else if (fields.do === 'confirm' && seat.state === 'held' && !seat.askedAt) {
    const agreed = proposeAgreement(seat, course)
    if (fields.version !== agreed.version) return show(link, { status: 409, problem: i18n.t('seats.confirm.changed') })
    if (needsEarlyTick(agreed, course) && fields.early !== 'on')
      return show(link, { status: 422, problem: i18n.t('seats.early.missing'), fields })
    const typed = fields.taxId?.trim()
    if (link.isUnsure && typed && typed !== seat.taxId) {
      const isShort = typed.length <= courseFields.taxId.maxLength
      const verdict = isShort ? await judgeTaxId(typed, seat.country ?? '') : 'taxIdForm'
      const { errors } = loadFormWords(link.locale)
      if (verdict === 'taxIdForm' || verdict === 'taxIdCheck')
        return show(link, { status: 422, problem: errors[verdict], fields })
      await correctTaxId(seat.id, normalizeTaxId(toLine(typed), seat.country))
    }
    if ((await confirmSeats(course, seat, agreed, environment)) === 'limit') {
      background.waitUntil(noteRefusal(environment))
      return show(link, { status: 409, problem: i18n.t('seats.limit', { email: site.owner.email }) })
    }
  }
  // The button can be pressed again because the first answer was lost, and with it what sends the mail.
  sendAfterResponse(courseMails, seat.id, environment, background)
  const changed = await findSeat(seat.id)
  if (changed?.askedAt && !seat.askedAt) background.waitUntil(alert(crowd, environment))
  const isStillHeld = changed?.state === 'held' && !changed.askedAt
  return changed && (isStillHeld ? show({ ...link, seat: changed }, { status: 409 }) : link.finish())
})

/** `GET /api/courses/event.ics?token=…`: all days for a calendar. */
export const sendEvent = handleSeat(({ course, locale, environment }) =>
  fileResponse('course.ics', calendarType, writeSeatCalendar(course, locale, environment)),
)

/** Confirmed seats can be given back until the deadline, a request or a place in the line at any time. */
function canCancel({ seat, course }: Link): boolean {
  return seat.state === 'confirmed' ? new Date() < course.closes : seat.state === 'held' || seat.state === 'waiting'
}

type Answer = { status?: number; problem?: string; fields?: Record<string, string> }

/** @param fields of a form that is refused: they stay as they were typed */
function show(link: Link, { status = 200, problem, fields = {} }: Answer = {}): Response {
  const { seat, course, i18n, locale, token } = link
  const words = loadCourseWords(locale)
  const isHeld = seat.state === 'held' && !seat.askedAt
  const [heading, text] = describeState(link)
  const isOver = new Date() >= (seat.isOffer ? course.start : course.closes)
  const content = html`${problem && html`<p role="alert">${problem}</p>`}
<div class="ticket${seat.state === 'confirmed' && ' done'}">
<dl>${(seat.agreed ?? proposeAgreement(seat, course)).facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
</div>
<p>${course.cancelled ? words.cancelled : isHeld && isOver ? words.closed : text}</p>
${isHeld && !isOver && !course.cancelled && renderConfirmation(link, fields)}
${
  seat.state === 'confirmed' &&
  !course.cancelled &&
  html`${seat.payBy && !seat.paidAt && html`<p>${i18n.t('seats.pay.by', { time: formatLastDay(seat.payBy, locale) })}</p>`}
${course.paymentUrl && !seat.paidAt && html`<p><a class="button" href="${course.paymentUrl}">${i18n.t('seats.pay')}</a></p>`}
<p><a href="${getLinkPath('courses/event.ics', token, locale)}">${i18n.t('seats.calendar')}</a></p>`
}
${renderWithdrawal(link)}
${renderCancel(link, fields.do === 'cancel')}
<p>${linkCourses(locale)}</p>`
  return link.show(heading, content, status)
}

/** The binding step. Its button says that it obliges to pay, unless the course is free (Directive 2011/83/EU, art. 8.2). */
function renderConfirmation({ seat, course, i18n, locale, token, isUnsure }: Link, fields: Record<string, string>) {
  const agreement = proposeAgreement(seat, course)
  return html`<form method="post" action="${getLinkPath('courses/seat', token, locale)}">
${renderHidden({ version: agreement.version })}
${
  needsEarlyTick(agreement, course) &&
  html`<label class="choice"><input${attributes({ type: 'checkbox', name: 'early', value: 'on', required: true, checked: fields.early === 'on' })}> ${i18n.t('seats.early.box')}</label>`
}
${
  isUnsure &&
  html`<label for="taxId">${i18n.t('seats.taxId.unsure')}</label><input id="taxId" name="taxId" value="${fields.taxId ?? seat.taxId}">`
}
<button name="do" value="confirm">${agreement.price ? i18n.t('seats.confirm.pay') : i18n.t('seats.confirm.button')}</button>
</form>`
}

/** The first step of the online way to withdraw (Directive 2011/83/EU, art. 11a). */
function renderWithdrawal({ seat, course, i18n, locale, token }: Link): Html | undefined {
  const right = findWithdrawal(seat, course)
  if (!right) return undefined
  return html`<form method="post" action="${getLinkPath('courses/seat', token, locale)}">
<p>${i18n.t('seats.withdraw.until', { time: formatLastDay(right.until, locale) })}</p>
<button class="lesser" name="do" value="withdraw">${i18n.t('seats.withdraw.summary')}</button>
</form>`
}

/** The second step: what ends, what comes back, and the button that does it. */
function showWithdrawal({ seat, course, i18n, locale, token, show }: Link): Response {
  const { title } = describeCourse(course, locale)
  const content = html`<p>${i18n.t('seats.withdraw.text', { name: seat.name, email: seat.email, course: title })}</p>
<p>${writeRefund(seat, course, new Date())}</p>
<form method="post" action="${getLinkPath('courses/seat', token, locale)}">
<button name="do" value="confirm-withdrawal">${i18n.t('seats.withdraw.button')}</button>
</form>
<p><a href="${getLinkPath('courses/seat', token, locale)}">${i18n.t('seats.withdraw.back')}</a></p>`
  return show(i18n.t('seats.withdraw.title'), content)
}

function renderCancel(link: Link, isRefused: boolean): Html | false {
  const { seat, i18n, token, locale } = link
  if (!canCancel(link))
    return seat.state === 'confirmed' && html`<p>${i18n.t('seats.cancel.late', { email: site.owner.email })}</p>`
  return html`<details${isRefused && html` open`}>
<summary>${i18n.t('seats.cancel.summary')}</summary>
<form method="post" action="${getLinkPath('courses/seat', token, locale)}">
<label class="choice"><input type="checkbox" name="sure" value="on" required> ${i18n.t('seats.cancel.box')}</label>
<button class="lesser" name="do" value="cancel">${i18n.t('seats.cancel.button')}</button>
</form>
</details>`
}

function describeState({ seat, course, i18n, locale }: Link): [title: string, text: string] {
  if (seat.state === 'confirmed') return [i18n.t('seats.manage.confirmed'), i18n.t('seats.seat.text')]
  if (seat.state === 'waiting') return [i18n.t('seats.manage.waiting'), i18n.t('seats.wait.text')]
  if (seat.withdrawnAt) {
    const time = formatMoment(seat.withdrawnAt, course, locale)
    return [i18n.t('seats.manage.withdrawn'), i18n.t('seats.withdraw.done', { time, email: seat.email })]
  }
  if (seat.isUnpaid && seat.payBy) {
    const time = formatLastDay(seat.payBy, locale)
    return [i18n.t('seats.manage.unpaid'), i18n.t('seats.unpaid.text', { time, email: site.owner.email })]
  }
  if (seat.state === 'cancelled') return [i18n.t('seats.manage.cancelled'), i18n.t('seats.cancel.text')]
  if (seat.askedAt) return [i18n.t('seats.asked.title'), i18n.t('seats.asked.text')]
  const time = seat.heldUntil && formatMoment(seat.heldUntil, course, locale)
  return [i18n.t('seats.confirm.title'), time ? i18n.t('seats.confirm.held', { time }) : i18n.t('seats.confirm.open')]
}
