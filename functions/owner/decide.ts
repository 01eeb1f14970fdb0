import { tell } from '../../locales/owner.ts'
import { listComing } from '../../model/kinds/courses.ts'
import { type Booking, cancelBooking, confirmBooking, findBooking, listBookings } from '../booking/store.ts'
import { proposeAgreement } from '../courses/agreement.ts'
import { confirmSeats, endSeats, findSeat, listComingSeats, offerTo } from '../courses/store.ts'
import { findPerson } from '../shared/data/find-person.ts'

// Decisions of the owner about appointments and seats, by the desk and by commands. The next run sends the mails.

/** Says yes to what waits for it. False if it waits no more, or its time is taken. */
export async function accept(id: string): Promise<boolean> {
  const booking = await findBooking(id)
  if (booking) {
    const accepted = booking.askedAt && booking.state !== 'confirmed' && (await confirmBooking(booking, 'owner'))
    return typeof accepted === 'object' && accepted.state === 'confirmed'
  }
  const found = await findComingSeat(id)
  if (!found?.seat.askedAt || found.seat.state !== 'held') return false
  const { seat, course } = found
  await confirmSeats(course, seat, seat.agreed ?? proposeAgreement(seat, course), 'owner')
  return (await findSeat(id))?.state !== 'held'
}

/** Cancels an appointment or a seat, or says no to a request, with words to the visitor. False if there was nothing to cancel. */
export async function turnDown(id: string, reason?: string): Promise<boolean> {
  const booking = await findBooking(id)
  if (booking) return isComing(booking) && (await cancelBooking(id, { by: 'owner', reason })) !== undefined
  const found = await findComingSeat(id)
  return found !== undefined && endSeats(found.course, id, 'owner', reason)
}

/** Offers free seats to somebody who waits, out of turn. False if too few are free, or the person waits no more. */
export async function offer(id: string): Promise<boolean> {
  const found = await findComingSeat(id)
  return found !== undefined && offerTo(found.course, id)
}

/** Cancels all that is to come of a person, or with `example.org` of all who have a mailbox there, whatever their tags. */
export async function endAll(who: string, reason?: string): Promise<{ appointments: number; seats: number }> {
  const kind = who.indexOf('@') > 0 ? 'person' : 'domain'
  const meant = (await findPerson(kind === 'person' ? who : `x@${who.replace('@', '')}`))[kind]
  if (meant === '') throw new Error(tell('owner.freemail', { domain: who }))
  const isMeant = async ({ email }: { email: string }) => (await findPerson(email))[kind] === meant
  let [appointments, seats] = [0, 0]
  for (const one of (await listBookings()).filter(isComing))
    if ((await isMeant(one)) && (await cancelBooking(one.id, { by: 'owner', reason }))) appointments += 1
  for (const { course, seats: all } of await listComingSeats())
    for (const seat of all) if ((await isMeant(seat)) && (await endSeats(course, seat.id, 'owner', reason))) seats += 1
  return { appointments, seats }
}

function isComing({ state, end }: Booking): boolean {
  return state !== 'cancelled' && end > new Date()
}

async function findComingSeat(id: string) {
  const seat = await findSeat(id)
  const course = listComing().find(({ slug }) => slug === seat?.course)
  return seat && course && { seat, course }
}
