import { day, type Purpose } from '../shared/http/links.ts'

/** Confirms, shows and cancels seats of a course. */
export const seatLink: Purpose = { name: 'seat', seconds: 366 * day, path: 'courses/seat' }

/** The certificate of a person and the questionnaire, for as long as papers are kept. */
export const paperLink: Purpose = { name: 'paper', seconds: 4 * 366 * day, path: 'courses/paper' }
