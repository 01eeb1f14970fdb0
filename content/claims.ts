import * as v from 'valibot'
import { day, defineContent, text } from './define.ts'

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

export const claims = defineContent('content/claims.ts', claimsSchema, {
  teams: {
    value: '140+',
    label: 'teams trained',
    scope: 'Since when, and what counts as a team, is not documented yet.',
    sample: true,
  },
  countries: {
    value: '18',
    label: 'countries',
    scope: 'Who was counted, and when, is not documented yet.',
    sample: true,
  },
  satisfaction: {
    value: '94%',
    label: 'satisfaction',
    scope: 'Who was asked what, and when, is not documented yet.',
    sample: true,
  },
  delivery: {
    value: '90 days',
    label: 'from diagnosis to deployment',
    scope: 'An automation project in three steps: diagnose, design, deploy.',
    sample: true,
  },
  roadmap: {
    value: '48 hours',
    label: 'to a written roadmap',
    scope: 'Counted from the first strategy call.',
    sample: true,
  },
  reports: {
    value: '3 minutes',
    label: 'for a draft report',
    scope: 'A radiologist reviews each draft. How it was measured is not documented yet.',
    sample: true,
  },
  reportingTime: {
    value: '70%',
    label: 'less reporting time, at best',
    scope: 'No promise for another department. How it was measured is not documented yet.',
    sample: true,
  },
  manualWork: {
    value: '50-80%',
    label: 'less manual work',
    scope: 'On which steps, and how it was measured, is not documented yet.',
    sample: true,
  },
  contentPieces: {
    value: '10+',
    label: 'content pieces per hour',
    scope: 'What counts as a piece is not documented yet.',
    sample: true,
  },
  editorialCalendar: {
    value: '90 days',
    label: 'of editorial calendar',
    scope: 'What a team plans in the marketing workshop.',
    sample: true,
  },
  caseStudies: {
    value: '12 months',
    label: 'of case studies',
    scope: 'Which projects it counts is not documented yet; the worked examples are designs.',
    sample: true,
  },
  booking: {
    value: '2-3 weeks',
    label: 'ahead is the usual booking',
    scope: 'From your message to the date. How it was counted is not documented yet.',
    sample: true,
  },
})
