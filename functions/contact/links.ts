import { day, type Purpose } from '../shared/http/links.ts'

/** Delivers a held message; for the owner. */
export const releaseLink: Purpose = { name: 'release', seconds: 7 * day, path: 'leads/release' }
