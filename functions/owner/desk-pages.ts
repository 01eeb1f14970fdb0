import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { attributes, type Html, html } from '../../html.ts'
import { capitalize } from '../../locales/capitalize.ts'
import { createTimeFormat } from '../../locales/day-times.ts'
import { writeClockRange } from '../../locales/duration.ts'
import { ownerLocale, tell } from '../../locales/owner.ts'
import { toLine } from '../../model/form-schemas.ts'
import { site } from '../../model/kinds/site.ts'
import { addDays, today } from '../../model/today.ts'
import { bookingLinks } from '../booking/links.ts'
import { nameType } from '../booking/mails.ts'
import type { Booking } from '../booking/store.ts'
import { contactMails } from '../contact/mails.ts'
import { noteAnswer, type OpenMessage, releaseLead } from '../contact/store.ts'
import { listBegunDays, listHeldCourses, markPresent, type Person } from '../courses/attendance.ts'
import { describeCourse } from '../courses/describe-course.ts'
import { describeSeats } from '../courses/mails.ts'
import { countPeople, markPaid, type Seat } from '../courses/store.ts'
import { namePlace } from '../shared/data/content-words.ts'
import { queryFirst } from '../shared/data/database.ts'
import { findPerson } from '../shared/data/find-person.ts'
import { createLink, handleLink } from '../shared/http/links.ts'
import { type Background, isCrossSite, readFields } from '../shared/http/requests.ts'
import { buttonResponse, htmlResponse, redirect } from '../shared/http/responses.ts'
import { requestRun, sendAfterResponse } from '../shared/mail/outbox.ts'
import { formatDay, formatTime } from '../shared/mail/texts.ts'
import { checkParts } from './checks.ts'
import { accept, endAll, offer, turnDown } from './decide.ts'
import { accessDays as days, deskLink, endLink, isOwner, requestLink, signOut, takeLink } from './desk-session.ts'
import { renderVisits } from './desk-visits.ts'
import { nameMore } from './digest.ts'
import { erasePerson } from './erase-person.ts'
import { nameReasons, nameState } from './name-state.ts'
import { type Day, readDay } from './read-day.ts'

export async function showDesk(request: Request, environment: Environment): Promise<Response> {
  if (!(await isOwner(request, environment))) return askForLink(environment)
  const [day, visits] = await Promise.all([readDay(checkParts(environment)), renderVisits()])
  const answered = new URL(request.url).searchParams.get('answered')
  const content = await renderDay(day, visits, environment, v.is(id, answered) ? answered : undefined)
  return showPage(200, tell('owner.desk.title'), content)
}

function showPage(status: number, title: string, content: Html | string): Response {
  return htmlResponse(ownerLocale, status, title, content)
}

/** Says why nothing was done, with the way back. */
function refuse(status: number, title: string, text: string): Response {
  return showPage(status, title, html`<p>${text}</p><p><a href="/api/desk">${tell('owner.desk.title')}</a></p>`)
}

const refuseOthers = () => refuse(403, tell('owner.desk.foreign'), tell('owner.desk.foreign.text'))

/** Anybody may ask for the link, and only the owner gets it. */
function askForLink({ SIGNING_SECRET }: Environment): Response {
  const text = SIGNING_SECRET
    ? html`<p>${tell('owner.desk.closed.text')}</p>
<form method="post" action="/api/desk/link"><button>${tell('owner.desk.closed.button')}</button></form>`
    : tell('owner.desk.closed.unset')
  return showPage(401, tell('owner.desk.closed'), text)
}

export async function mailLink(_request: Request, environment: Environment): Promise<Response> {
  // The next run sends it: one that anybody starts here would send all else that is due beside it, an issue faster than it may go.
  if (environment.SIGNING_SECRET) await requestLink()
  return showPage(202, tell('owner.desk.sent'), tell('owner.desk.sent.text'))
}

/** Programs that look through mails open links, so that only the button takes it. */
export const openDesk = handleLink(
  'owner',
  [deskLink],
  async ({ isPressed, subject, request, environment }) => {
    if (isPressed) {
      const cookie = await takeLink(subject, request, environment)
      return cookie === undefined ? undefined : withCookie(cookie)
    }
    if (await isOwner(request, environment)) return redirect('/api/desk')
    const title = tell('owner.desk.open')
    return buttonResponse(ownerLocale, title, tell('owner.desk.open.text', { days }), tell('owner.desk.open.button'))
  },
  (_locale, error) => {
    const text = html`<p>${tell('owner.desk.dead.text', { days })} <a href="/api/desk">${tell('owner.desk.dead.link')}</a></p>`
    return showPage(error === 'invalid' ? 400 : 410, tell('owner.desk.dead'), text)
  },
)

/** Words to the visitor. */
const reason = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => toLine(text).slice(0, 300) || undefined),
  ),
)

/** The way out of the mail that tells of a device. */
export const endAccess = handleLink(
  'owner',
  [endLink],
  async ({ isPressed, request }) => {
    if (isPressed) return withCookie(await signOut(request))
    const [title, text] = [tell('owner.desk.end'), tell('owner.desk.end.text')]
    return buttonResponse(ownerLocale, title, text, tell('owner.desk.end.button'))
  },
  () => showPage(400, tell('owner.desk.dead'), tell('owner.desk.end.dead')),
)

const id = v.pipe(v.string(), v.uuid())

const action = v.variant('do', [
  v.object({ do: v.picklist(['answered', 'unanswered', 'release', 'erase']), id }),
  v.object({ do: v.picklist(['accept', 'turn-down', 'offer', 'paid']), id, reason }),
  v.object({ do: v.literal('end-all'), who: v.pipe(v.string(), v.nonEmpty()), reason }),
  // A field for each person and day that is ticked.
  v.looseObject({ do: v.literal('present'), course: v.string() }),
  v.object({ do: v.literal('sign-out') }),
])

export async function act(request: Request, environment: Environment, background: Background): Promise<Response> {
  if (!(await isOwner(request, environment))) return refuseOthers()
  const { success, output } = v.safeParse(action, await readFields(request))
  if (!success) return showPage(422, tell('owner.desk.nothing'), tell('owner.desk.nothing.form'))
  if (output.do === 'sign-out') return withCookie(await signOut(request))
  if (output.do === 'answered' || output.do === 'unanswered') {
    const isAnswered = output.do === 'answered'
    await noteAnswer(output.id, isAnswered)
    return redirect(`/api/desk${isAnswered ? `?answered=${output.id}` : ''}`)
  }
  if (output.do === 'erase' && !(await erase(output.id)))
    return refuse(503, tell('owner.desk.unfinished'), tell('owner.desk.unfinished.text'))
  if (output.do === 'release' && (await releaseLead(output.id)))
    sendAfterResponse(contactMails, output.id, environment, background)
  const isDone = await decide(output)
  // The next run mails the visitors and offers free seats.
  await requestRun()
  return isDone ? redirect('/api/desk') : refuse(409, tell('owner.desk.nothing'), tell('owner.desk.nothing.changed'))
}

/** False if there was nothing to do any more. */
async function decide(given: v.InferOutput<typeof action>): Promise<boolean> {
  if (given.do === 'accept') return accept(given.id)
  if (given.do === 'turn-down') return turnDown(given.id, given.reason)
  if (given.do === 'offer') return offer(given.id)
  if (given.do === 'paid') return markPaid(given.id)
  if (given.do === 'present') return notePresent(given)
  if (given.do === 'end-all') await endAll(given.who, given.reason)
  return true
}

/** The ticks are the whole truth: one that was taken away counts too. */
async function notePresent(given: { course: string }): Promise<boolean> {
  const held = (await listHeldCourses()).find(({ course }) => course.slug === given.course)
  if (!held) return false
  const begun = listBegunDays(held.course).map(({ day }) => day)
  for (const one of held.people) {
    const days = begun.filter((day) => nameTick(one, day) in given)
    const before = findAttendance(held, one)?.days ?? []
    if (days.join() !== before.join()) await markPresent(held.course, one, days)
  }
  return true
}

const nameTick = ({ seat, person }: Person, day: string) => `${seat.id}.${person}.${day}`

function findAttendance({ attendees }: Day['attendance'][number], { seat, person }: Person) {
  return attendees.find((row) => row.seatId === seat.id && row.person === person)
}

/** A tick for each person and day; days to come cannot be ticked. */
function renderAttendance(held: Day['attendance'][number]): Html {
  const { course, people } = held
  const days = listBegunDays(course).map(({ day }) => day)
  return html`<details><summary>${tell('owner.desk.attendance', { title: describeCourse(course, ownerLocale).title })}</summary>
<form method="post"><input type="hidden" name="course" value="${course.slug}">
${people.map(
  (one) => html`<fieldset><legend>${one.name}</legend>
${days.map((day) => {
  const isThere = findAttendance(held, one)?.days.includes(day)
  const tick = attributes({ type: 'checkbox', name: nameTick(one, day), value: 'on', checked: isThere })
  return html`<label class="choice"><input${tick}> ${formatDay(day)}</label>`
})}
</fieldset>`,
)}
<button name="do" value="present">${tell('owner.desk.attendance.save')}</button></form>
<p><code>npm run courses -- ${course.slug} --papers FOLDER --deployed</code></p></details>`
}

/** Erases all that is kept of the person who wrote a message. False if it failed, perhaps in the middle. */
async function erase(leadId: string): Promise<boolean> {
  const lead = await queryFirst(v.object({ address: v.string() }))`select address from lead where id = ${leadId}::uuid`
  try {
    if (lead) await erasePerson(lead.address)
    return true
  } catch (error) {
    console.error('[desk] could not erase all:', Object(error).name)
    return false
  } finally {
    // The next run mails cancellations and offers free seats.
    await requestRun()
  }
}

/** The desk acts for the owner, so it takes no form of another page. A form without any sign of its page comes from no browser, and one of no origin from a frame. */
export function refuseForeign(request: Request, environment: Environment): Response | undefined {
  const { headers, method } = request
  const site = headers.get('sec-fetch-site')
  // A page of a neighbouring subdomain has the cookie sent along.
  const isForeign = site
    ? site !== 'same-origin'
    : isCrossSite(request, environment) || !/^http/.test(headers.get('origin') ?? '')
  return method === 'POST' && isForeign ? refuseOthers() : undefined
}

function withCookie(cookie: string): Response {
  const response = redirect('/api/desk')
  response.headers.set('set-cookie', cookie)
  return response
}

async function renderDay(day: Day, visits: Html | undefined, environment: Environment, answered?: string) {
  const { wrong, messages, held, appointments, courses, attendance, issues, readers, faults } = day
  const [soon = [], later = []] = [true, false].map((isSoon) =>
    appointments.filter((one) => Boolean(nameDay(one)) === isSoon),
  )
  return html`${renderFigures(day)}
<p>${wrong.join(', ') || tell('owner.desk.well')}</p>
${await Promise.all(soon.map((booking) => renderAppointment(booking, environment)))}
<h2>${tell('owner.desk.messages')}</h2>
${answered && html`<p role="status">${tell('owner.desk.answered.done')}</p>${renderButton(answered, 'unanswered', tell('owner.desk.answered.undo'))}`}
${messages.length === 0 && html`<p>${tell('owner.desk.messages.none')}</p>`}
${[messages, held].map((rows) => html`${rows.map(renderMessage)}${nameMore(rows).map((words) => html`<p>${words}</p>`)}`)}
${(site.booking || appointments.length > 0) && html`<h2>${tell('owner.desk.appointments')}</h2>`}
${site.booking && appointments.length === 0 && html`<p>${tell('owner.desk.appointments.none')}</p>`}
${await Promise.all(later.map((booking) => renderAppointment(booking, environment)))}
${
  courses.length > 0 &&
  html`<h2>${tell('owner.desk.courses')}</h2>
${await Promise.all(courses.map(renderCourse))}`
}
${attendance.filter(({ people }) => people.length > 0).map(renderAttendance)}
${
  (site.newsletter || readers > 0) &&
  html`<h2>${tell('owner.desk.newsletter')}</h2>
<p>${tell('owner.desk.readers', { count: readers })}${issues.map(
    ({ slug, state, counts: { sent, waiting } }) =>
      html`<br>${tell('owner.desk.issue', { slug, state: nameState(state), sent, waiting })}`,
  )}</p>`
}
${visits}
${faults.map(
  ({ title, entries }) => html`<details><summary>${title} (${entries.length})</summary>
${entries.map((entry) => html`<p>${entry.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`)}
</details>`,
)}
<details><summary>${tell('owner.desk.end.all')}</summary>
<p>${tell('owner.desk.end.text')}</p>
<form method="post"><button class="lesser" name="do" value="sign-out">${tell('owner.desk.end.button')}</button></form></details>`
}

function renderFigures({ messages, appointments, courses }: Day): Html {
  const open = courses.filter(({ course }) => !course.cancelled)
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  const taken = sum(open.map(({ seats }) => countPeople(seats, 'confirmed')))
  const figures: Array<[label: string, figure: number | string]> = [
    [tell('owner.desk.messages'), messages[0]?.total ?? 0],
    [tell('owner.desk.appointments'), appointments.filter(({ end }) => end > new Date()).length],
    [tell('owner.desk.seats'), `${taken} / ${sum(open.map(({ course }) => course.seats))}`],
  ]
  return html`<dl class="figures">${figures.map(([label, figure]) => html`<div><dt>${label}</dt><dd>${figure}</dd></div>`)}</dl>`
}

/** `Today` or `Tomorrow`, for an appointment to come of these days. */
function nameDay({ start, end }: Booking): string | undefined {
  const ahead = [0, 1].find((days) => today(start) === addDays(days))
  if (ahead === undefined || end < new Date()) return undefined
  return capitalize(new Intl.RelativeTimeFormat(ownerLocale, { numeric: 'auto' }).format(ahead, 'day'), ownerLocale)
}

function renderMessage({ id, name, email, message, received_at, reasons }: OpenMessage): Html {
  return html`<section>
<p><strong>${name}</strong> <a href="mailto:${email}">${email}</a><br>${formatTime(received_at)}${reasons !== null && `, ${nameReasons(reasons)}`}</p>
<blockquote>${message}</blockquote>
${reasons ? renderButton(id, 'release', tell('owner.desk.release')) : renderButton(id, 'answered', tell('owner.desk.answered'))}
<details><summary>${tell('owner.desk.erase')}</summary>
<p>${tell('owner.desk.erase.text', { email })}</p>
${renderButton(id, 'erase', tell('owner.desk.erase.button'))}</details>
</section>`
}

/** All who come; a command does the rest. */
async function renderCourse({ course, seats }: Day['courses'][number]): Promise<Html> {
  const live = seats.filter(
    ({ state, askedAt }) => state === 'confirmed' || state === 'waiting' || (state === 'held' && askedAt),
  )
  return html`<details><summary>${formatTime(course.start)}: ${describeCourse(course, ownerLocale).title} · ${describeSeats(course, seats)}</summary>
${await Promise.all(live.map(renderSeat))}
<p><code>npm run courses -- ${course.slug} --deployed</code></p></details>`
}

async function renderSeat({ id, name, email, people, state, payBy, paidAt }: Seat): Promise<Html> {
  return html`<section><p>${name} <a href="mailto:${email}">${email}</a>, ${people}, ${nameState(state === 'held' ? 'asked' : state)}${payBy && `, ${paidAt ? tell('owner.desk.paid') : tell('owner.desk.payBy', { time: formatTime(payBy) })}`}</p>
${payBy && !paidAt && renderButton(id, 'paid', tell('owner.desk.paid'))}
${state === 'held' && renderButton(id, 'accept', tell('owner.desk.accept'))}
${state === 'waiting' && renderButton(id, 'offer', tell('owner.desk.offer'))}
${await renderEnd(id, email)}</section>`
}

/** Its own page moves, cancels, notes who did not come and sends the video link. */
async function renderAppointment(booking: Booking, environment: Environment): Promise<Html> {
  const { id, name, email, type, place, start, end, videoLink, state } = booking
  const isAsked = state !== 'confirmed'
  // With only the previous secret a device still has its access, but no new link can be signed.
  const way = environment.SIGNING_SECRET
    ? html`<a href="${createLink(bookingLinks.host, id, environment, ownerLocale)}">${tell('owner.desk.manage')}</a>`
    : html`${tell('owner.desk.manage.unset')} <code>npm run bookings -- --deployed</code>`
  const day = nameDay(booking)
  const [from, to] = [start, end].map(createTimeFormat(site.owner.timeZone, ownerLocale))
  const head = day
    ? html`<p class="when">${day} <strong>${writeClockRange(from ?? '', to ?? '', ownerLocale)}</strong></p>`
    : html`<p><strong>${formatTime(start)}</strong></p>`
  return html`<section${attributes({ class: day && 'ticket' })}>${head}
<p>${nameType(type)} · ${namePlace(place, ownerLocale)} · ${name} <a href="mailto:${email}">${email}</a>${isAsked && `, ${nameState('asked')}`}${videoLink && html`, <a href="${videoLink}">${tell('owner.desk.video')}</a>`}<br>
${way}</p>
${isAsked && renderButton(id, 'accept', tell('owner.desk.accept'))}
${start > new Date() && (await renderEnd(id, email))}</section>`
}

function renderButton(id: string, action: string, label: string): Html {
  return html`<form method="post" action="/api/desk"><input type="hidden" name="id" value="${id}"><button name="do" value="${action}">${label}</button></form>`
}

/** Cancels one, or all of its person or domain, with words to the visitor. */
async function renderEnd(id: string, email: string): Promise<Html> {
  const { person, domain } = await findPerson(email)
  const field = html`<label>${tell('owner.desk.reason')} <input name="reason" maxlength="300" autocomplete="off"></label> `
  const renderAll = (who: string) =>
    html`<form method="post" action="/api/desk"><input type="hidden" name="who" value="${who}">${field}<button class="lesser" name="do" value="end-all">${tell('owner.desk.cancel.all', { who })}</button></form>`
  return html`<details><summary>${tell('owner.desk.cancel')}</summary>
<form method="post" action="/api/desk"><input type="hidden" name="id" value="${id}">${field}<button class="lesser" name="do" value="turn-down">${tell('owner.desk.cancel.one')}</button></form>
<p>${tell('owner.desk.cancel.more')}</p>
${renderAll(person)}${domain && renderAll(`@${domain}`)}</details>`
}
