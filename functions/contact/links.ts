import { day, type Purpose } from '../shared/http/links.ts'

export const releaseLink: Purpose = { name: 'release', seconds: 7 * day, path: 'leads/release' }
