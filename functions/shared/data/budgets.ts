import * as v from 'valibot'
import type { Environment } from '../../../environment.ts'
import { alert, type Cause } from './alert.ts'
import { query, type Statement, sql } from './database.ts'
import { spend, take } from './spending.ts'

/** A ceiling of an hour, each its own, so that no feature and no sort of mail uses up another's. */
export type Budget = Cause & {
  /** How many fit into an hour. */
  count: (environment: Environment) => number
  /** Above it a mail is left out; others wait for the next hour. */
  isOptional?: boolean
  /** The kind of the one mail in an hour that tells of all that are left out. */
  summary?: string
}

type Ceilings = Pick<Environment, 'VISITOR_MAILS_HOURLY'>

/** Links that visitors wait for, as parts of their ceiling. A request for which none is left is refused or kept for the owner. */
const createLinkBudget = (name: string, part: number, text: Cause['text']): Budget => ({
  name: `links ${name}`,
  count: ({ VISITOR_MAILS_HOURLY }: Ceilings) => Math.ceil(VISITOR_MAILS_HOURLY * part),
  text,
  isCeiling: true,
})

/** By the forms that ask for them. */
export const linkBudgets = {
  newsletter: createLinkBudget('the newsletter', 0.2, (i18n) => i18n.t('owner.alert.links.newsletter')),
  booking: createLinkBudget('appointments', 0.4, (i18n) => i18n.t('owner.alert.links.booking')),
  course: createLinkBudget('courses', 0.4, (i18n) => i18n.t('owner.alert.links.course')),
}

/** Takes a link from the hour, as a part of the statement that saves the request. `asked` has a row if that may be kept. */
export function takeLink(form: keyof typeof linkBudgets, environment: Environment): Statement {
  const budget = linkBudgets[form]
  return take(budget.name, { hourly: budget.count(environment) }, 1, new Date(), sql`asked`)
}

/** Appointments and seats, of which each mail holds something to do. */
export const ownerNews: Budget = {
  name: 'owner news',
  count: ({ OWNER_MAILS_HOURLY }) => OWNER_MAILS_HOURLY,
  text: (i18n) => i18n.t('owner.alert.ownerNews'),
  isCeiling: true,
}

/** Messages that are mailed one by one in an hour. */
export const mostSingle = 30

export const ownerMessages: Budget = {
  name: 'owner messages',
  count: ({ OWNER_MAILS_HOURLY }) => Math.min(mostSingle, OWNER_MAILS_HOURLY),
  text: (i18n) => i18n.t('owner.alert.ownerMessages', { most: mostSingle }),
  isCeiling: true,
  isOptional: true,
  summary: 'summary',
}

export const newsMails: Budget = {
  name: 'news mails',
  count: ({ VISITOR_MAILS_HOURLY }) => VISITOR_MAILS_HOURLY,
  text: (i18n) => i18n.t('owner.alert.news'),
  isCeiling: true,
}

export const receiptMails: Budget = {
  name: 'receipts',
  count: ({ VISITOR_MAILS_HOURLY }) => VISITOR_MAILS_HOURLY,
  text: (i18n) => i18n.t('owner.alert.receipts'),
  isCeiling: true,
  isOptional: true,
}

export const busyNetwork: Cause = {
  name: 'network',
  text: (i18n) => i18n.t('owner.alert.network'),
  isCeiling: true,
}

const onePerson: Cause = {
  name: 'one person',
  text: (i18n) => i18n.t('owner.alert.person'),
  isCeiling: true,
}

/** Refusals of a day that may be people who try again. */
const mostRefusals = 9

/** Notes that a person or a domain had too many. */
export async function noteRefusal(environment: Environment): Promise<void> {
  if (!(await spend('refused requests', { daily: mostRefusals }))) await alert(onePerson, environment)
}

export const crowd: Cause = {
  name: 'crowd',
  text: (i18n) => i18n.t('owner.alert.crowd'),
  isCeiling: true,
}

/** All that the digest tells of. */
export const budgets: Cause[] = [
  ...Object.values(linkBudgets),
  ...[ownerNews, ownerMessages, newsMails, receiptMails, busyNetwork, onePerson, crowd],
]

/** If a form refuses requests in this hour, because no link can be mailed any more. */
export async function isRefusing(environment: Environment, now = new Date()): Promise<boolean> {
  const used = await query(
    sql`select what, used_this_hour as used from spending
where day = ${now.toISOString().slice(0, 10)}::date and hour = ${now.getUTCHours()}::int`,
    v.object({ what: v.string(), used: v.number() }),
  )
  const find = (budget: Budget) => used.find(({ what }) => what === budget.name)?.used ?? 0
  return [linkBudgets.booking, linkBudgets.course].some((budget) => find(budget) >= budget.count(environment))
}
