import type { Environment } from '../environment.ts'
import { day } from '../functions/booking/calendar/durations.ts'
import { refreshFeeds } from '../functions/booking/calendar/feeds.ts'
import { describeReading, listTroubles, nameCalendar } from '../functions/booking/calendar-troubles.ts'
import { listStarts, loadAvailability } from '../functions/booking/free-times.ts'
import { nameType } from '../functions/booking/mails.ts'
import { type Booking, cancelBooking, eraseBookings, getState, listBookings } from '../functions/booking/store.ts'
import { accept, endAll } from '../functions/owner/decide.ts'
import { nameState } from '../functions/owner/name-state.ts'
import { namePlace } from '../functions/shared/data/content-words.ts'
import { formatTime } from '../functions/shared/mail/texts.ts'
import { ownerLocale, tell } from '../locales/owner.ts'
import { normalizeAddress } from '../model/form-schemas.ts'
import { bookingTypes, booking as settings } from '../model/kinds/booking.ts'
import { type Answer, writeUsage } from './shared/command.ts'
import { defineDatabaseCommand, deployedUsage, type Place, pickId, wakeJob } from './shared/database-command.ts'

const usage = writeUsage(
  [
    ['npm run bookings', tell('bookings.usage.list')],
    ['npm run bookings -- --json', tell('bookings.usage.json')],
    ['npm run bookings -- --check', tell('bookings.usage.check')],
    ['npm run bookings -- --cancel <id> --reason "…"', tell('bookings.usage.cancel')],
    ['npm run bookings -- --cancel-from <…> --reason "…"', tell('bookings.usage.cancelFrom')],
    ['npm run bookings -- --accept <id>', tell('bookings.usage.accept')],
    ['npm run bookings -- --erase <e-mail>', tell('bookings.usage.erase')],
    deployedUsage,
  ],
  tell('bookings.usage.more'),
)

export default defineDatabaseCommand(
  {
    name: 'bookings',
    usage,
    flags: ['json', 'check'],
    options: { cancel: 'id', 'cancel-from': 'text', accept: 'id', reason: 'text', erase: 'address' },
    exclusive: ['json', 'check', 'cancel', 'cancel-from', 'accept', 'erase'],
    needs: { reason: 'cancel or --cancel-from' },
  },
  async ({ has, get }, place) => {
    const [id, address] = [get('cancel'), get('erase')]
    const [who, accepted, reason] = [get('cancel-from'), get('accept'), get('reason') || undefined]
    if (has('check')) return checkCalendar(place.environment)
    if (who) return cancelFrom(who, reason, place)
    if (address) return erase(normalizeAddress(address), place)
    const all = await listBookings()
    if (accepted) {
      const booking = pickId(all, accepted)
      const what = describe(booking)
      if (!(await accept(booking.id))) throw new Error(tell('bookings.accept.refused', { what }))
      return tell('bookings.accepted', { what, when: await wakeJob(place) })
    }
    if (id) return cancel(pickId(all, id), reason, place)
    const stated = all.map((one) => ({ ...one, state: getState(one) }))
    return has('json') ? JSON.stringify(stated, null, 2) : formatList(all)
  },
)

/** Ends all to come of a person or a domain, appointments and seats. */
export async function cancelFrom(who: string, reason: string | undefined, place: Place): Promise<string> {
  const { appointments, seats } = await endAll(who, reason)
  return tell('bookings.cancelled.all', { appointments, seats, when: await wakeJob(place) })
}

async function cancel(booking: Booking, reason: string | undefined, place: Place): Promise<string> {
  const what = describe(booking)
  if (booking.state === 'cancelled') return tell('bookings.cancelled.before')
  if (booking.start.getTime() <= Date.now()) throw new Error(tell('bookings.over', { what }))
  await cancelBooking(booking.id, { by: 'owner', reason: reason || undefined })
  const when = await wakeJob(place)
  const { state, email } = booking
  return state === 'confirmed'
    ? tell('bookings.cancelled.mail', { what, email, when })
    : tell('bookings.cancelled', { what })
}

async function erase(address: string, place: Place): Promise<Answer> {
  const { erased, cancelled } = await eraseBookings(address)
  if (erased === 0) return { text: tell('bookings.nothing', { address }), code: 1 }
  const lines = [tell('bookings.erased', { address, erased, cancelled })]
  if (cancelled > 0) lines.push(tell('bookings.erased.mail', { when: await wakeJob(place) }))
  lines.push(tell('bookings.erased.not', { command: 'npm run leads -- --erase' }))
  return { text: lines.join('\n'), code: 0 }
}

function formatList(bookings: Booking[]): string {
  if (bookings.length === 0) return tell('bookings.none')
  const entries = bookings.map((booking) => {
    const { id, type, place, name, email, company, notes, noShowAt, reason } = booking
    return [
      `${formatTime(booking.start)}  ${nameState(noShowAt ? 'absent' : getState(booking))}  ${nameType(type)}, ${namePlace(place, ownerLocale)}`,
      `  ${name}${company ? ` (${company})` : ''} <${email}>`,
      ...(notes ? [`  > ${notes.replace(/\s+/g, ' ').slice(0, 200)}`] : []),
      ...(reason ? [`  ${tell('bookings.reason', { reason })}`] : []),
      `  Id: ${id}`,
    ].join('\n')
  })
  return entries.join('\n\n')
}

function describe({ type, name, start }: Booking): string {
  return tell('bookings.one', { type: nameType(type), name, time: formatTime(start) })
}

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
  const cityDays = snapshots
    .flatMap((snapshot) => snapshot.cityDays.map(([date, city]) => `${date}  ${namePlace(city, ownerLocale)}`))
    .sort()
  const availability = await loadAvailability(environment, { now })
  const starts = bookingTypes.flatMap((type) =>
    settings.types[type].places.map((place) => {
      const free = availability && listStarts(type, place, availability).filter(isNear)
      const times = free?.map((start) => formatTime(new Date(start)))
      const what = { type: nameType(type), place: namePlace(place, ownerLocale) }
      return list(tell('bookings.free', what), times ?? [tell('bookings.free.closed')])
    }),
  )
  const head =
    feeds.length > 0
      ? feeds.map((feed, index) => `${nameCalendar(index, feeds.length)}: ${feed.failure ?? describeReading(feed)}`)
      : [tell('bookings.calendar.unset')]
  const text = [
    head.join('\n'),
    ...closed,
    list(tell('bookings.busy', { days: span }), busy),
    list(tell('bookings.cityDays'), cityDays),
    ...starts,
    list(tell('bookings.warnings'), warnings),
  ]
  return { text: text.join('\n\n'), code: closed.length > 0 ? 1 : 0 }
}

function list(title: string, entries: string[]): string {
  return `${title}:\n${(entries.length > 0 ? entries : ['—']).map((entry) => `  ${entry}`).join('\n')}`
}
