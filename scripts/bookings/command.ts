import type { Environment } from '../../environment.ts'
import { refreshFeeds } from '../../functions/booking/calendar/feeds.ts'
import { listTroubles } from '../../functions/booking/calendar-troubles.ts'
import { listStarts, loadAvailability } from '../../functions/booking/free-times.ts'
import { type Booking, cancelBooking, eraseBookings, listBookings } from '../../functions/booking/store.ts'
import { accept, endAll } from '../../functions/owner/decide.ts'
import { formatTime } from '../../functions/shared/mail/mailer.ts'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { bookingTypes, booking as settings } from '../../model/kinds/booking.ts'
import type { Answer } from '../shared/command.ts'
import { defineDatabaseCommand, deployedUsage, type Place, pickId, wakeJob } from '../shared/database-command.ts'

const usage = `npm run bookings                                  appointments and requests, by their time
npm run bookings -- --json                        all as JSON; npm run -s bookings prints nothing else
npm run bookings -- --check                       reads your calendar now: busy times, city days and what can be booked
                                                  in the next 14 days; with --deployed it needs CALENDAR_URLS too
npm run bookings -- --cancel <id> --reason "…"    cancels one; the visitor gets a mail with the reason
npm run bookings -- --cancel-from <who>           cancels all to come of a person (ana@example.org, whatever its tags) or of a
                                                  domain (example.org), appointments and seats; --reason "…" goes with it
npm run bookings -- --accept <id>                 says yes to one that waits for it
npm run bookings -- --erase <e-mail>              deletes all appointments of a person; a coming one is canceled first
npm run bookings -- --help                        this list
${deployedUsage}

Of an id the first four characters are enough, if no other appointment has them. To move an appointment, or to note that
nobody came, open its page: the link stands in the mail that told you of it.`

/** `npm run bookings` */
export const bookings = defineDatabaseCommand(
  {
    name: 'bookings',
    usage,
    flags: ['json', 'check'],
    options: { cancel: 'id', 'cancel-from': 'text', accept: 'id', reason: 'text', erase: 'address' },
    exclusive: ['json', 'check', 'cancel', 'cancel-from', 'accept', 'erase'],
    needs: { reason: 'cancel or --cancel-from' },
  },
  async ({ has, get }, place) => {
    const [id, address] = [get('cancel')?.toLowerCase(), get('erase')]
    const [who, accepted, reason] = [get('cancel-from'), get('accept')?.toLowerCase(), get('reason') || undefined]
    if (has('check')) return checkCalendar(place.environment)
    if (who) {
      const { appointments, seats } = await endAll(who, reason)
      return `Canceled: ${appointments} appointments and ${seats} requests for seats. Mails go out ${await wakeJob(place)}.`
    }
    const all = await listBookings()
    if (accepted) {
      const booking = pickId(
        all.filter((one) => one.id.startsWith(accepted)),
        accepted,
        'appointment',
      )
      if (!(await accept(booking.id)))
        throw new Error(`${describe(booking)} does not wait for a yes, or its time is taken.`)
      return `Confirmed: ${describe(booking)}. The invitation goes out ${await wakeJob(place)}.`
    }
    if (!id && !address) return has('json') ? JSON.stringify(all, null, 2) : formatList(all)
    const found = all.filter((booking) => id && booking.id.startsWith(id))
    return address
      ? erase(normalizeAddress(address), place)
      : cancel(pickId(found, id ?? '', 'appointment'), reason, place)
  },
)

async function cancel(booking: Booking, reason: string | undefined, place: Place): Promise<string> {
  if (booking.state === 'cancelled') return 'It was canceled before.'
  if (booking.start.getTime() <= Date.now()) throw new Error(`${describe(booking)} has begun or is over.`)
  await cancelBooking(booking.id, { by: 'owner', reason: reason || undefined })
  const soon = await wakeJob(place)
  const mails = booking.state === 'confirmed' ? ` ${booking.email} and your calendar get a mail ${soon}.` : ''
  return `Canceled: ${describe(booking)}.${mails}`
}

async function erase(address: string, place: Place): Promise<Answer> {
  const { erased, cancelled } = await eraseBookings(address)
  if (erased === 0) return { text: `No appointment of ${address} is kept.`, code: 1 }
  const lines = [
    `Erased of ${address}: appointments and requests: ${erased}, of them canceled because they were still to come: ${cancelled}`,
  ]
  if (cancelled > 0)
    lines.push(`The cancellation is mailed ${await wakeJob(place)}; the address, which that needs, goes this night.`)
  lines.push('Messages and the newsletter: npm run leads -- --erase. Your calendar and mailbox are not reached.')
  return { text: lines.join('\n'), code: 0 }
}

function formatList(bookings: Booking[]): string {
  if (bookings.length === 0) return 'There are no appointments.'
  const entries = bookings.map((booking) => {
    const { id, state, type, place, name, email, company, notes, noShowAt, reason, askedAt } = booking
    return [
      `${formatTime(booking.start)}  ${noShowAt ? 'no-show' : askedAt && state !== 'confirmed' && state !== 'cancelled' ? 'waits for your yes' : state}  ${type}, ${place}`,
      `  ${name}${company ? ` (${company})` : ''} <${email}>`,
      ...(notes ? [`  > ${notes.replace(/\s+/g, ' ').slice(0, 200)}`] : []),
      ...(reason ? [`  Reason: ${reason}`] : []),
      `  Id: ${id}`,
    ].join('\n')
  })
  return entries.join('\n\n')
}

function describe({ type, name, start }: Booking): string {
  return `${type} with ${name}, ${formatTime(start)}`
}

const day = 24 * 60 * 60_000
const span = 14

/** The state of the calendar, and the free times of the next two weeks. */
async function checkCalendar(environment: Environment): Promise<Answer> {
  const now = Date.now()
  const isNear = (moment: number) => moment >= now && moment < now + span * day
  const feeds = await refreshFeeds(environment, { now })
  const { closed, warnings } = await listTroubles(feeds, now)
  const snapshots = feeds.flatMap(({ snapshot }) => snapshot ?? [])
  const busy = snapshots
    .flatMap(({ intervals }) => intervals)
    .filter(([from, to]) => to > now && from < now + span * day)
    .sort(([one], [other]) => one - other)
    .map(([from, to]) => `${formatTime(new Date(from))} – ${formatTime(new Date(to))}`)
  const cityDays = snapshots.flatMap((snapshot) => snapshot.cityDays.map(([date, city]) => `${date}  ${city}`)).sort()
  const availability = await loadAvailability(environment, { now })
  const starts = bookingTypes.flatMap((type) =>
    settings.types[type].places.map((place) => {
      const free = availability && listStarts(type, place, availability).filter(isNear)
      const times = free?.map((start) => formatTime(new Date(start)))
      return list(`Free for a ${type}, ${place}`, times ?? ['nothing: booking is closed'])
    }),
  )
  const head =
    feeds.length > 0
      ? feeds.map(({ fetchedAt, failure }, index) => {
          const time = fetchedAt ? `read at ${formatTime(fetchedAt)}` : 'never read'
          return `Calendar ${index + 1}: ${failure ?? time}`
        })
      : ['CALENDAR_URLS is not set. Locally all working hours can be booked; on the public site nothing can.']
  const text = [
    head.join('\n'),
    ...closed,
    list('Busy in the next 14 days', busy),
    list('Days in a city', cityDays),
    ...starts,
    list('Warnings', warnings),
  ]
  return { text: text.join('\n\n'), code: closed.length > 0 ? 1 : 0 }
}

function list(title: string, entries: string[]): string {
  return `${title}:\n${entries.length > 0 ? entries.map((entry) => `  ${entry}`).join('\n') : '  none'}`
}
