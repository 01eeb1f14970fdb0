import * as v from 'valibot'
import type { Environment } from '../../../environment.ts'
import { alert, type Cause, createCeiling } from './alert.ts'
import { query, type Statement, sql } from './database.ts'
import { spend, take } from './spending.ts'

/** A ceiling of an hour, each its own, so that no feature and no sort of mail uses up another's. */
export type Budget = Cause & {
  /** How many fit into an hour. */
  count: (environment: Environment) => number
  /** Above it a mail is left out; others wait. */
  isOptional?: boolean
  /** The kind of the one mail in an hour that tells of all that are left out. */
  summary?: string
}

function countShare(part = 1): Budget['count'] {
  return ({ VISITOR_MAILS_HOURLY }) => Math.ceil(VISITOR_MAILS_HOURLY * part)
}

/** Links that visitors wait for, by the forms that ask for them. A request for which none is left is refused. */
export const linkBudgets = {
  newsletter: { ...createCeiling('links.newsletter'), count: countShare(0.2) },
  booking: { ...createCeiling('links.booking'), count: countShare(0.4) },
  course: { ...createCeiling('links.course'), count: countShare(0.4) },
}

/** Takes a link from the hour, as a part of the statement that saves the request. `asked` has a row if that may be kept. */
export function takeLink(form: keyof typeof linkBudgets, environment: Environment): Statement {
  const budget = linkBudgets[form]
  return take(budget.name, { hourly: budget.count(environment) }, 1, sql`asked`)
}

/** Appointments and seats, of which each mail holds something to do. */
export const ownerNews: Budget = {
  ...createCeiling('ownerNews'),
  count: ({ OWNER_MAILS_HOURLY }) => OWNER_MAILS_HOURLY,
}

/** Messages that are mailed one by one in an hour. */
export const mostSingle = 30

export const ownerMessages: Budget = {
  ...createCeiling('ownerMessages', { most: mostSingle }),
  count: ({ OWNER_MAILS_HOURLY }) => Math.min(mostSingle, OWNER_MAILS_HOURLY),
  isOptional: true,
  summary: 'summary',
}

export const newsMails: Budget = { ...createCeiling('news'), count: countShare() }

export const receiptMails: Budget = { ...createCeiling('receipts'), count: countShare(), isOptional: true }

export const busyNetwork = createCeiling('network')

const onePerson = createCeiling('person')

/** Refusals of a day that may be people who try again. */
const mostRefusals = 9

/** Notes that a person or a domain had too many. */
export async function noteRefusal(environment: Environment): Promise<void> {
  if (!(await spend('refused requests', { daily: mostRefusals }))) await alert(onePerson, environment)
}

export const crowd = createCeiling('crowd')

/** All that the digest tells of. */
export const budgets: Cause[] = [
  ...Object.values(linkBudgets),
  ...[ownerNews, ownerMessages, newsMails, receiptMails, busyNetwork, onePerson, crowd],
]

/** If a form refuses requests, because no link can be mailed any more in this hour. */
export async function isRefusing(environment: Environment): Promise<boolean> {
  const used = await query(v.object({ what: v.string(), used: v.number() }))`
select what, count(*)::int as used from spending, unnest(recent) as time
where what like 'links.%' and time > now() - interval '1 hour' group by what`
  const find = (budget: Budget) => used.find(({ what }) => what === budget.name)?.used ?? 0
  return Object.values(linkBudgets).some((budget) => find(budget) >= budget.count(environment))
}
