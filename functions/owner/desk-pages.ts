import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { attributes, type Html, html } from '../../html.ts'
import { defaultLocale, sourceLocale } from '../../locales/locales.ts'
import { toLine } from '../../model/form-schemas.ts'
import { bookingLinks } from '../booking/links.ts'
import type { Booking } from '../booking/store.ts'
import { contactMails } from '../contact/mails.ts'
import { type OpenMessage, releaseLead } from '../contact/store.ts'
import { listBegunDays, listHeldCourses, markPresent, type Person } from '../courses/attendance.ts'
import { countPeople, markPaid } from '../courses/store.ts'
import { execute, query, sql } from '../shared/data/database.ts'
import { findPerson } from '../shared/data/find-person.ts'
import { createLink, handleLink } from '../shared/http/links.ts'
import { type Background, isCrossSite, readFields } from '../shared/http/requests.ts'
import { buttonResponse, htmlResponse, redirect } from '../shared/http/responses.ts'
import { formatTime } from '../shared/mail/mailer.ts'
import { requestRun, sendAfterResponse } from '../shared/mail/outbox.ts'
import { checkParts } from './checks.ts'
import { accept, endAll, offer, turnDown } from './decide.ts'
import { deskLink, endLink, isOwner, requestLink, signOut, takeLink } from './desk-session.ts'
import { renderVisits } from './desk-visits.ts'
import { nameMore } from './digest.ts'
import { erasePerson } from './erase-person.ts'
import { type Day, readDay } from './read-day.ts'

export async function showDesk(request: Request, environment: Environment): Promise<Response> {
  if (!(await isOwner(request, environment))) return askForLink(environment)
  const [day, visits] = await Promise.all([readDay(checkParts(environment)), renderVisits()])
  return htmlResponse(sourceLocale, 200, 'Your desk', renderDay(day, visits, environment))
}

/** Anybody may ask for the link, and only the owner gets it. */
function askForLink({ SIGNING_SECRET }: Environment): Response {
  const text = SIGNING_SECRET
    ? html`<p>This page is the owner’s. The link to it is mailed to the owner’s address, at most once an hour.</p>
<form method="post" action="/api/desk/link"><button>Mail the link</button></form>`
    : 'It needs SIGNING_SECRET: docs/publish.md.'
  return htmlResponse(sourceLocale, 401, 'Closed', text)
}

export async function mailLink(_request: Request, environment: Environment): Promise<Response> {
  // The next run sends it: one that anybody starts here would send all else that is due beside it, an issue faster than it may go.
  if (environment.SIGNING_SECRET) await requestLink()
  const text = 'A link comes within a minute, or came within the last hour.'
  return htmlResponse(sourceLocale, 202, 'Look into your mailbox', text)
}

/** Programs that look through mails open links, so that only the button takes it. */
export const openDesk = handleLink(
  'mail',
  [deskLink],
  async ({ isPressed, subject, request, environment }) => {
    if (isPressed) {
      const cookie = await takeLink(subject, request, environment)
      return cookie === undefined ? undefined : withCookie(cookie)
    }
    if (await isOwner(request, environment)) return redirect('/api/desk')
    const text = 'The link works on one device, for 30 days.'
    return buttonResponse(sourceLocale, 'Open your desk on this device?', text, 'Open it here')
  },
  (_locale, error) => {
    const text = html`<p>It is incomplete, older than 30 days, or was opened on another device. If that was not you, open your desk and end the access of all devices. <a href="/api/desk">Ask for a new one</a></p>`
    return htmlResponse(sourceLocale, error === 'invalid' ? 400 : 410, 'This link does not work', text)
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
  'mail',
  [endLink],
  async ({ isPressed, request }) => {
    if (isPressed) return withCookie(await signOut(request))
    const text = 'Each device then needs a new link, which is mailed to you.'
    return buttonResponse(sourceLocale, 'End the access of all devices?', text, 'End it')
  },
  () =>
    htmlResponse(
      sourceLocale,
      400,
      'This link does not work',
      'Open your desk: a button there ends the access of all devices.',
    ),
)

const action = v.variant('do', [
  v.object({ do: v.picklist(['answered', 'release', 'erase']), id: v.pipe(v.string(), v.uuid()) }),
  v.object({ do: v.picklist(['accept', 'turn-down', 'offer', 'paid']), id: v.pipe(v.string(), v.uuid()), reason }),
  v.object({ do: v.literal('end-all'), who: v.pipe(v.string(), v.nonEmpty()), reason }),
  // A field for each person and day that is ticked: `<seat>.<number>.<day>`.
  v.looseObject({ do: v.literal('present'), course: v.string() }),
  v.object({ do: v.literal('sign-out') }),
])

export async function act(request: Request, environment: Environment, background: Background): Promise<Response> {
  if (!(await isOwner(request, environment))) return refuse()
  const { success, output } = v.safeParse(action, await readFields(request))
  if (!success) return htmlResponse(sourceLocale, 422, 'Nothing was done', 'The form was incomplete.')
  if (output.do === 'sign-out') return withCookie(await signOut(request))
  if (output.do === 'answered') await execute(sql`update lead set answered_at = now() where id = ${output.id}::uuid`)
  if (output.do === 'erase' && !(await erase(output.id))) return showUnfinished()
  if (output.do === 'release' && (await releaseLead(output.id)))
    sendAfterResponse(contactMails, output.id, environment, background)
  const isDone = await decide(output)
  // The next run mails the visitors and offers free seats.
  await requestRun()
  return isDone ? redirect('/api/desk') : htmlResponse(sourceLocale, 409, 'Nothing was done', notDone)
}

const notDone = html`<p>It changed meanwhile, or its time or seats are not free. <a href="/api/desk">Your desk</a> has the present state.</p>`

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
    const days = begun.filter((day) => `${one.seat.id}.${one.person}.${day}` in given)
    const before = findAttendance(held, one)?.days ?? []
    if (days.join() !== before.join()) await markPresent(held.course, one, days)
  }
  return true
}

function findAttendance({ attendees }: Day['attendance'][number], { seat, person }: Person) {
  return attendees.find((row) => row.seatId === seat.id && row.person === person)
}

/** A tick for each person and day; days to come cannot be ticked. */
function renderAttendance(held: Day['attendance'][number]): Html {
  const { course, people } = held
  const days = listBegunDays(course).map(({ day }) => day)
  return html`<details><summary>${course.title}: who was there</summary>
<form method="post"><input type="hidden" name="course" value="${course.slug}">
${people.map(
  (one) => html`<fieldset><legend>${one.name}</legend>
${days.map((day) => {
  const isThere = findAttendance(held, one)?.days.includes(day)
  const tick = attributes({
    type: 'checkbox',
    name: `${one.seat.id}.${one.person}.${day}`,
    value: 'on',
    checked: isThere,
  })
  return html`<label class="choice"><input${tick}> ${day}</label>`
})}
</fieldset>`,
)}
<button name="do" value="present">Save who was there</button></form>
<p><code>npm run courses -- ${course.slug} --papers FOLDER --deployed</code></p></details>`
}

/** Erases all that is kept of the person who wrote a message. False if it failed, perhaps in the middle. */
async function erase(leadId: string): Promise<boolean> {
  const [lead] = await query(
    sql`select address from lead where id = ${leadId}::uuid`,
    v.object({ address: v.string() }),
  )
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

function showUnfinished(): Response {
  return htmlResponse(
    sourceLocale,
    503,
    'Not all of it is erased',
    html`<p>Something failed in the middle. Open <a href="/api/desk">your desk</a> and press the button again: it goes on with the rest.</p>`,
  )
}

/** The desk acts for the owner, so it takes no form of another page. A form without any sign of its page comes from no browser, and one of no origin from a frame. */
export function refuseForeign(request: Request, environment: Environment): Response | undefined {
  const { headers, method } = request
  const site = headers.get('sec-fetch-site')
  // A page of a neighbouring subdomain has the cookie sent along.
  const isForeign = site
    ? site !== 'same-origin'
    : isCrossSite(request, environment) || !/^http/.test(headers.get('origin') ?? '')
  return method === 'POST' && isForeign ? refuse() : undefined
}

function refuse(): Response {
  return htmlResponse(
    sourceLocale,
    403,
    'Not from here',
    html`<p>Open <a href="/api/desk">your desk</a>, and press its button there.</p>`,
  )
}

function withCookie(cookie: string): Response {
  const response = redirect('/api/desk')
  response.headers.set('set-cookie', cookie)
  return response
}

function renderDay(day: Day, visits: Html | undefined, environment: Environment): Html {
  const { wrong, messages, held, appointments, courses, attendance, issues, readers, faults } = day
  return html`<p>${wrong.join(', ') || 'All parts of the site work.'}</p>
<h2>Messages</h2>
${messages.length === 0 && html`<p>None waits for an answer.</p>`}
${[messages, held].map((rows) => html`${rows.map(renderMessage)}${nameMore(rows).map((words) => html`<p>${words}</p>`)}`)}
<h2>Appointments</h2>
${appointments.length === 0 ? html`<p>None is to come.</p>` : appointments.map((booking) => renderAppointment(booking, environment))}
${
  courses.length > 0 &&
  html`<h2>Courses</h2>
${courses.map(renderCourse)}`
}
${attendance.map(renderAttendance)}
<h2>Newsletter</h2>
<p>Readers: ${readers}${issues.map(
    ({ slug, state, counts }) => html`<br>${slug}: ${state}, sent ${counts.sent}, waiting ${counts.waiting}`,
  )}</p>
${visits}
${faults.map(
  ({ title, entries }) => html`<details><summary>${title}: ${entries.length}</summary>
${entries.map((entry) => html`<p>${entry.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`)}
</details>`,
)}
<form method="post"><input type="hidden" name="do" value="sign-out"><button>End the access of all devices</button></form>`
}

function renderMessage({ id, name, email, message, received_at, reasons }: OpenMessage): Html {
  return html`<section>
<p><strong>${name}</strong> <a href="mailto:${email}">${email}</a><br>${formatTime(received_at)}${reasons !== null && `, held as probable spam because of: ${reasons.join(', ')}`}</p>
<blockquote>${message}</blockquote>
<form method="post"><input type="hidden" name="id" value="${id}">
<button name="do" value="${reasons ? 'release' : 'answered'}">${reasons ? 'Release' : 'Answered'}</button>
</form>
<details><summary>Erase …</summary><form method="post"><input type="hidden" name="id" value="${id}">
<p>All that is kept of ${email} goes: messages, appointments, seats, newsletter.</p>
<button name="do" value="erase">Erase it</button></form></details>
</section>`
}

/** All who come; a command does the rest. */
function renderCourse({ course, seats }: Day['courses'][number]): Html {
  const live = seats.filter(
    ({ state, askedAt }) => state === 'confirmed' || state === 'waiting' || (state === 'held' && askedAt),
  )
  return html`<details><summary>${formatTime(course.start)}: ${course.title}, ${countPeople(seats, 'confirmed')} of ${course.seats} taken, ${countPeople(seats, 'waiting')} waiting</summary>
${live.map(
  ({
    id,
    name,
    email,
    people,
    state,
    askedAt,
    payBy,
    paidAt,
  }) => html`<section><p>${name} <a href="mailto:${email}">${email}</a>, ${people}, ${askedAt && state === 'held' ? 'waits for your yes' : state}${payBy && `, ${paidAt ? 'paid' : `to be paid before ${formatTime(payBy)}`}`}</p>
${payBy && !paidAt && renderButton(id, 'paid', 'Paid')}
${askedAt && state === 'held' && renderButton(id, 'accept', 'Accept')}
${state === 'waiting' && renderButton(id, 'offer', 'Offer the next free seats')}
${renderEnd(id, email)}</section>`,
)}
<p><code>npm run courses -- ${course.slug} --deployed</code></p></details>`
}

/** Its own page moves, cancels, notes who did not come and sends the video link. */
function renderAppointment(booking: Booking, environment: Environment): Html {
  const { id, name, email, type, place, start, videoLink, state } = booking
  const isAsked = state !== 'confirmed'
  // With only the previous secret a device still has its access, but no new link can be signed.
  const way = environment.SIGNING_SECRET
    ? html`<a href="${createLink(bookingLinks.host, id, environment, defaultLocale)}">Move, cancel, video link, no-show</a>`
    : html`Set SIGNING_SECRET to change it here, or use <code>npm run bookings -- --deployed</code>`
  return html`<section><p>${formatTime(start)}: ${type}, ${place}, ${name} <a href="mailto:${email}">${email}</a>${isAsked && ', waits for your yes'}${videoLink && html`, <a href="${videoLink}">video</a>`}<br>
${way}</p>
${isAsked && renderButton(id, 'accept', 'Accept')}
${start > new Date() && renderEnd(id, email)}</section>`
}

function renderButton(id: string, action: string, label: string): Html {
  return html`<form method="post"><input type="hidden" name="id" value="${id}"><button name="do" value="${action}">${label}</button></form>`
}

/** Cancels one, or all of its person or domain, with words to the visitor. */
function renderEnd(id: string, email: string): Html {
  const { person, domain } = findPerson(email)
  const renderAll = (who: string) =>
    html`<form method="post"><input type="hidden" name="who" value="${who}">${reasonField}<button class="lesser" name="do" value="end-all">Cancel all of ${who}</button></form>`
  return html`<details><summary>Cancel …</summary>
<form method="post"><input type="hidden" name="id" value="${id}">${reasonField}<button class="lesser" name="do" value="turn-down">Cancel this one</button></form>
<p>All appointments and seats to come:</p>
${renderAll(person)}${domain && renderAll(`@${domain}`)}</details>`
}

const reasonField = html`<label>Reason, for the visitor <input name="reason" maxlength="300" autocomplete="off"></label> `
