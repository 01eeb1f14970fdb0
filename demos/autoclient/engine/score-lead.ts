import { fold } from '../../shared/fold.ts'
import type { Lead } from './clean-leads.ts'
import { readEmployees } from './facts.ts'
import { findIndustry, findSeniority, findSignal, type Industry, type Seniority } from './vocabulary.ts'

/** The questions that the score asks about each lead, in the order of the page. */
export const ruleNames = ['industry', 'size', 'role', 'place', 'request', 'manual', 'deadline', 'supplier'] as const

export type RuleName = (typeof ruleNames)[number]

/** The points of a rule; a negative weight takes points away. */
type Rule = { weight: number; isOn: boolean }

/** The customer that the visitor looks for. */
export type Profile = {
  rules: Record<RuleName, Rule>
  industries: Industry[]
  /** Inclusive. */
  employees: { from: number; to: number }
  /** ISO 3166-1; none means that every country will do. */
  countries: string[]
  cities: string[]
}

/** `unknown` is shown as a question and never counted as a no. */
type Verdict = 'fits' | 'partly' | 'misses' | 'unknown'

export type Reason = { rule: RuleName; verdict: Verdict; points: number; weight: number; detail: ReasonDetail }

/** The facts that decided the verdict. */
type ReasonDetail =
  | { kind: 'missing' }
  | { kind: 'unreadable'; quote: string }
  | { kind: 'industry'; industry: Industry }
  | { kind: 'size'; from: number; to: number }
  | { kind: 'role'; seniority: Seniority; quote: string }
  | { kind: 'city'; city: string }
  | { kind: 'country'; country: string }
  | { kind: 'found'; quote: string }
  | { kind: 'notFound' }

export type Score = {
  points: number
  /** Points if everything unknown turned out to fit. */
  possible: number
  /** Points of a lead that fits every rule. */
  maximum: number
  reasons: Reason[]
}

/** Asks each rule that is on. Points are the weight, half of it if a lead partly fits, or nothing. */
export function scoreLead(lead: Lead, profile: Profile): Score {
  const reasons = ruleNames
    .filter((rule) => profile.rules[rule].isOn)
    .map((rule): Reason => {
      const { weight } = profile.rules[rule]
      const { verdict, detail } = answers[rule](lead, profile)
      // Avoid −0, which would be shown with its sign.
      return { rule, verdict, points: weight * shares[verdict] || 0, weight, detail }
    })
  const points = sum(reasons.map((reason) => reason.points))
  const open = reasons.filter(({ verdict, weight }) => verdict === 'unknown' && weight > 0)
  return {
    points,
    possible: points + sum(open.map(({ weight }) => weight)),
    maximum: sum(reasons.map(({ weight }) => Math.max(weight, 0))),
    reasons,
  }
}

/** Best first; of equals the one that may still gain more, then the one that came first. */
export function rankLeads<Some extends Lead>(leads: Some[], profile: Profile): { lead: Some; score: Score }[] {
  return leads
    .map((lead) => ({ lead, score: scoreLead(lead, profile) }))
    .sort((a, b) => b.score.points - a.score.points || b.score.possible - a.score.possible)
}

type Answer = { verdict: Verdict; detail: ReasonDetail }

const shares: Record<Verdict, number> = { fits: 1, partly: 0.5, misses: 0, unknown: 0 }

const answers: Record<RuleName, (lead: Lead, profile: Profile) => Answer> = {
  industry: askIndustry,
  size: askSize,
  role: askRole,
  place: askPlace,
  request: ({ notes }) => askNotes(notes, (text) => findSignal('request', text)),
  manual: ({ notes }) => askNotes(notes, (text) => findSignal('manual', text)),
  deadline: ({ notes }) => askNotes(notes, (text) => findSignal('deadline', text)),
  supplier: ({ notes }) => askNotes(notes, (text) => findSignal('supplier', text)),
}

function askIndustry(lead: Lead, { industries }: Profile): Answer {
  const industry = findIndustry(lead.industry)
  if (!industry) return explainGap(lead.industry)
  return { verdict: industries.includes(industry) ? 'fits' : 'misses', detail: { kind: 'industry', industry } }
}

/** Partly: up to twice the largest size, down to half of the smallest. A range fits if it overlaps. */
function askSize(lead: Lead, { employees }: Profile): Answer {
  const size = readEmployees(lead.employees)
  if (!size) return explainGap(lead.employees)
  const overlaps = (from: number, to: number) => size.from <= to && size.to >= from
  const isNear = overlaps(employees.from / 2, employees.to * 2)
  return {
    verdict: overlaps(employees.from, employees.to) ? 'fits' : isNear ? 'partly' : 'misses',
    detail: { kind: 'size', ...size },
  }
}

function askRole({ role }: Lead): Answer {
  const found = findSeniority(role)
  if (!found) return explainGap(role)
  const verdicts: Record<Seniority, Verdict> = { executive: 'fits', manager: 'partly', staff: 'misses' }
  return { verdict: verdicts[found.seniority], detail: { kind: 'role', ...found } }
}

/** A wanted city fits. Its country fits if no city is wanted, and partly if another one is. */
function askPlace({ city, country }: Lead, { cities, countries }: Profile): Answer {
  const isWantedCity = cities.some((wanted) => fold(wanted) === fold(city))
  if (city && isWantedCity) return { verdict: 'fits', detail: { kind: 'city', city } }
  if (!country) return { verdict: 'unknown', detail: { kind: 'missing' } }
  const isWantedCountry = countries.length === 0 || countries.includes(country)
  const verdict = !isWantedCountry ? 'misses' : cities.length === 0 ? 'fits' : 'partly'
  return { verdict, detail: { kind: 'country', country } }
}

function askNotes(notes: string, find: (notes: string) => string | undefined): Answer {
  if (!notes) return { verdict: 'unknown', detail: { kind: 'missing' } }
  const quote = find(notes)
  return quote
    ? { verdict: 'fits', detail: { kind: 'found', quote } }
    : { verdict: 'misses', detail: { kind: 'notFound' } }
}

function explainGap(text: string): Answer {
  return { verdict: 'unknown', detail: text ? { kind: 'unreadable', quote: text } : { kind: 'missing' } }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
