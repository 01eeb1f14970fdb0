import type { Lead } from './clean-leads.ts'
import type { Consent } from './consent.ts'
import { createGroups, type Match } from './find-duplicates.ts'

/** A lead with the records that it was made from: one, or several that were merged. */
export type MergedLead = Lead & { parts: Lead[] }

/** The visitor's decisions by match: true merges, false keeps both. Undecided certain matches are merged. */
export type Decisions = Record<Match['id'], boolean>

export function isMerged(match: Match, decisions: Decisions): boolean {
  return decisions[match.id] ?? match.isCertain
}

/** The leads that are left, in the order of the file. Nothing is lost: the parts stay, and an answer can be changed. */
export function mergeLeads(leads: Lead[], matches: Match[], decisions: Decisions): MergedLead[] {
  const groups = createGroups(leads)
  for (const match of matches) if (isMerged(match, decisions)) groups.join(match.first.id, match.second.id)
  const members = Map.groupBy(leads, ({ id }) => groups.find(id))
  return [...members.values()].map(mergeGroup)
}

/**
 * The fullest record, with its gaps filled from the others. Notes of all are kept. An objection in any of them counts;
 * a consent counts only for the address that it was given with.
 */
function mergeGroup(parts: Lead[]): MergedLead {
  const [fullest, ...others] = parts.toSorted((a, b) => countFilled(b) - countFilled(a))
  const [first] = parts
  if (!fullest || !first) throw new Error('a group of leads is never empty')
  const merged = others.reduce(fillGaps, fullest)
  return {
    ...merged,
    id: first.id,
    rows: parts.flatMap(({ rows }) => rows),
    notes: [...new Set(parts.map(({ notes }) => notes).filter(Boolean))].join(' · '),
    consent: mergeConsent(parts, merged.email),
    parts,
  }
}

function fillGaps(lead: Lead, other: Lead): Lead {
  const gaps = Object.entries(lead).filter(([, value]) => value === '' || value === undefined)
  return { ...lead, ...Object.fromEntries(gaps.map(([field]) => [field, other[field as keyof Lead]])) }
}

function mergeConsent(parts: Lead[], email: string): Consent {
  const said = new Set(parts.map(({ consent }) => consent))
  if (said.has('no')) return 'no'
  if (said.has('customer')) return 'customer'
  return parts.some((part) => part.consent === 'yes' && part.email === email) ? 'yes' : 'unknown'
}

/** How many facts a record holds. */
function countFilled(lead: Lead): number {
  return Object.values(lead).filter((value) => value !== '' && value !== undefined && value !== 'unknown').length
}
