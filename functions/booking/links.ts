import { day, type Purpose } from '../shared/http/links.ts'

/** These outlast moves to later days: when the appointment is over, their pages say so. */
export const bookingLinks = {
  book: { name: 'book', seconds: 366 * day, path: 'booking/confirm' },
  /** Shows, moves and cancels it. */
  manage: { name: 'manage', seconds: 366 * day, path: 'booking/manage' },
  /** The same for the owner, who may do more. */
  host: { name: 'host', seconds: 366 * day, path: 'booking/manage' },
} satisfies Record<string, Purpose>
