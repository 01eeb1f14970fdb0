import { day, hour, type Purpose } from '../shared/http/links.ts'

/** Confirms, shows and cancels seats of a course. */
export const seatLink: Purpose = { name: 'seat', seconds: 366 * day, path: 'courses/seat' }

/** Says where the mail of a request went. */
export const askedLink: Purpose = { name: 'seat-asked', seconds: hour, path: 'courses' }

/** The certificate of a person and the questionnaire, for as long as papers are kept. */
export const paperLink: Purpose = { name: 'paper', seconds: 4 * 366 * day, path: 'courses/paper' }
