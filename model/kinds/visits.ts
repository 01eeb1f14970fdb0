import { site } from './site.ts'

/** If visits are counted. Browsers get it by renderer/vite/owner-data.ts. */
export const areVisitsCounted = site.counts
