import * as v from 'valibot'
import { day, text } from './define.ts'
import { readContent } from './read-content.ts'

/**
 * Every figure that the site says of itself, once. Other texts quote it as `[claim:roadmap]`, so that a figure which
 * changes or cannot be shown any more is changed in one place. `/evidence` lists them all.
 */
export const claimSchema = v.pipe(
  v.strictObject({
    /** As it is shown large: "140+". */
    value: text,
    /** What it counts, in at most six words. */
    label: text,
    /** What it covers, for the note beside it; no method and no source that nobody has confirmed. */
    scope: text,
    /** Nobody has confirmed yet how it was counted; then it is marked. */
    sample: v.boolean(),
    /** The days from and to which it counts. */
    period: v.optional(v.strictObject({ from: day, to: day })),
    /** What it rests on. */
    evidence: v.optional(v.strictObject({ source: text, from: day, to: day, count: v.number(), method: text })),
    /** Who answers a question about it. */
    confirmedBy: v.optional(text),
  }),
  v.check(
    ({ sample, evidence, confirmedBy }) => sample || (evidence !== undefined && confirmedBy !== undefined),
    'expected evidence and confirmedBy of a figure that is no sample',
  ),
)

export const claimIds = [
  'teams',
  'countries',
  'satisfaction',
  'delivery',
  'roadmap',
  'reports',
  'reportingTime',
  'manualWork',
  'contentPieces',
  'editorialCalendar',
  'caseStudies',
  'booking',
] as const

export type ClaimId = (typeof claimIds)[number]

/** The claims that stand large on a page: on the screen of a route, or on the page of the content with an id. */
export const shownClaims = {
  home: ['teams', 'countries', 'satisfaction', 'manualWork'],
  corporate: ['teams', 'satisfaction', 'booking'],
  training: ['teams', 'satisfaction', 'booking'],
  caseStudies: ['caseStudies'],
  'services.ai-for-marketing': ['contentPieces', 'editorialCalendar'],
  'services.business-automation': ['manualWork', 'delivery'],
  'services.ai-readiness-audit': ['roadmap'],
  'services.medical-ai': ['reports'],
  'services.no-code-ai': ['contentPieces'],
  'services.prompt-engineering': ['teams'],
  'services.troubleshooting': ['booking'],
  'caseStudies.radiology-ai': ['reports', 'reportingTime'],
  'cities.online': ['countries'],
} as const satisfies Record<string, ClaimId[]>

export const claimsSchema = v.strictObject(v.entriesFromList(claimIds, claimSchema))

export const claims = readContent('content/claims.json', claimsSchema)
