import * as v from 'valibot'
import { defineContent, text } from './define.ts'

/**
 * Every figure that the site says of itself, once, with its scope. Pages quote from here and nowhere else, so that a
 * figure which changes or cannot be shown any more is changed in one place.
 */
export const claimSchema = v.strictObject({
  /** As it is shown large: "140+". */
  value: text,
  /** What it counts, in at most six words. */
  label: text,
  /** What it covers and where it comes from, for the footnote. */
  scope: text,
})

const ids = [
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

export type ClaimId = (typeof ids)[number]

export const claimsSchema = v.strictObject(
  Object.fromEntries(ids.map((id) => [id, claimSchema])) as Record<ClaimId, typeof claimSchema>,
)

export const claims = defineContent('content/claims.ts', claimsSchema, {
  teams: {
    value: '140+',
    label: 'teams trained',
    scope: 'Workshops and programs, onsite and online, since the first one.',
  },
  countries: { value: '18', label: 'countries', scope: 'Where participants of the online sessions were based.' },
  satisfaction: {
    value: '94%',
    label: 'satisfaction',
    scope: 'Share of participants who rated their session 4 or 5 out of 5 on the closing form.',
  },
  delivery: {
    value: '90 days',
    label: 'from diagnosis to deployment',
    scope: 'The usual plan of an automation project: diagnose, design, deploy.',
  },
  roadmap: {
    value: '48 hours',
    label: 'to a written roadmap',
    scope: 'Counted in working hours from the first strategy call.',
  },
  reports: {
    value: '3 minutes',
    label: 'for a draft report',
    scope: 'Median time to a draft in the radiology reporting project; a radiologist reviews each one.',
  },
  reportingTime: {
    value: '70%',
    label: 'less reporting time',
    scope: 'The best result in the case studies; the others lie below it.',
  },
  manualWork: {
    value: '50-80%',
    label: 'less manual work',
    scope: 'Range over the automation projects, measured on the steps that were automated.',
  },
  contentPieces: {
    value: '10+',
    label: 'content pieces per hour',
    scope: 'Drafts for review with the templates of the marketing workshop.',
  },
  editorialCalendar: {
    value: '90 days',
    label: 'of editorial calendar',
    scope: 'What each marketing workshop leaves behind.',
  },
  caseStudies: {
    value: '12 months',
    label: 'of case studies',
    scope: 'All case studies on this site are from the last twelve months.',
  },
  booking: {
    value: '2-3 weeks',
    label: 'ahead is the usual booking',
    scope: 'Onsite dates in high season may take longer.',
  },
})
