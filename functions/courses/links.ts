import { day, type Purpose } from '../shared/http/links.ts'

/** Confirms, shows and cancels seats of a course. */
export const seatLink: Purpose = { name: 'seat', seconds: 366 * day, path: 'courses/seat' }
