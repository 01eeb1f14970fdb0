import type { Environment } from '../../environment.ts'
import type { Booking } from '../booking/bookings.ts'
import { type Html, html } from '../shared/http/html.ts'
import { createBookingLink } from '../shared/http/tokens.ts'
import { formatTime } from '../shared/mail/mail-parts.ts'
import type { Day, Message } from './read-day.ts'

/** The desk: each list with what can be done, as forms. */
export function renderDay(day: Day, environment: Environment): Html {
  const { checks, messages, appointments, issues, readers, digest } = day
  const wrong = Object.entries(checks).filter(([, state]) => state === 'failing' || state === 'late')
  return html`<p>${wrong.length === 0 ? 'All parts of the site work.' : wrong.map(([part, state]) => `${part}: ${state}`).join(', ')}</p>
<h2>Messages</h2>
${messages.length === 0 ? html`<p>None waits for an answer.</p>` : messages.map(renderMessage)}
<h2>Appointments</h2>
${appointments.length === 0 ? html`<p>None is to come.</p>` : appointments.map((booking) => renderAppointment(booking, environment))}
<h2>Newsletter</h2>
<p>Readers: ${readers}${issues.map(
    ({ slug, state, counts }) => html`<br>${slug}: ${state}, sent ${counts.sent}, waiting ${counts.waiting}`,
  )}</p>
${digest.map(
  ({ title, entries }) => html`<details><summary>${title}: ${entries.length}</summary>
${entries.map((entry) => html`<p>${entry.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`)}
</details>`,
)}
<form method="post"><input type="hidden" name="do" value="sign-out"><button>End the access of all devices</button></form>`
}

function renderMessage({ id, name, email, message, received_at, is_held }: Message): Html {
  return html`<section>
<p><strong>${name}</strong> <a href="mailto:${email}">${email}</a><br>${formatTime(received_at)}${is_held && ', held as probable spam'}</p>
<blockquote>${message}</blockquote>
<form method="post"><input type="hidden" name="id" value="${id}">
<button name="do" value="${is_held ? 'release' : 'answered'}">${is_held ? 'Release' : 'Answered'}</button>
</form>
<details><summary>Erase …</summary><form method="post"><input type="hidden" name="id" value="${id}">
<p>All that is kept of ${email} goes: messages, appointments, newsletter.</p>
<button name="do" value="erase">Erase it</button></form></details>
</section>`
}

/** Its own page moves, cancels, notes who did not come and sends the video link. */
function renderAppointment({ id, name, type, place, start, videoLink }: Booking, environment: Environment): Html {
  return html`<p>${formatTime(start)}: ${type}, ${place}, ${name}${videoLink && html`, <a href="${videoLink}">video</a>`}<br>
<a href="${createBookingLink('owner', id, 'en', environment)}">Move, cancel, video link, no-show</a></p>`
}
