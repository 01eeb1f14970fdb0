import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { retention } from '../../model/kinds/forms.ts'
import { takeLink } from '../shared/data/budgets.ts'
import { execute, queryFirst, queryOne, sql, touches } from '../shared/data/database.ts'
import { findMailbox } from '../shared/data/find-person.ts'
import { storedLocale } from '../shared/data/rows.ts'

/** Somebody asks to subscribe and agrees to a version of the words. No IP address is kept: the confirmed mail proves more. */
type SubscriptionRequest = { email: string; locale: Locale; consentVersion: string }

export const subscriptionRow = v.object({ id: v.string(), email: v.string(), locale: storedLocale })

export type Subscription = v.InferOutput<typeof subscriptionRow>

/** Mails to confirm for one person in a day; between two to one address are ten minutes. */
const mostMailsPerDay = 3

const maxMailAge = 7

/** Saves a request with the mail that asks to confirm it, and gives its id. `busy`: none can be sent in this hour. */
export async function saveRequest({ email, locale, consentVersion }: SubscriptionRequest, environment: Environment) {
  const address = normalizeAddress(email)
  const person = findMailbox(email)
  const saved = await queryOne(v.object({ id: v.nullable(v.string()), isBusy: v.boolean() }))`with known as (
  select coalesce(max(number) filter (where address = ${address}), 0) as requests,
    count(*) filter (where requested_at > now() - interval '1 day') as today,
    coalesce(bool_or(address = ${address} and left_at is null and requested_at > now() - interval '10 minutes'), false) as is_recent
  from subscription where address = ${address} or person = ${person}
), asked as (
  select requests from known where today < ${mostMailsPerDay}::int and not is_recent
), paid as (
  ${takeLink('newsletter', environment)} returning true
), saved as (
  insert into subscription (id, address, number, person, email, locale, consent_version, expires_on)
  select ${randomUUID()}::uuid, ${address}, requests + 1, ${person}, ${email}, ${locale}, ${consentVersion},
    current_date + ${retention.unconfirmed}::int
  from asked, paid
  on conflict do nothing
  returning id
), due as (
  insert into mail (key, kind, subscription_id, expires_at)
  select 'confirmation/' || id, 'confirmation', id, now() + ${maxMailAge}::int * interval '1 day' from saved
)
select (select id from saved) as id, exists (select from asked) and not exists (select from paid) as "isBusy"`
  return saved.isBusy ? 'busy' : (saved.id ?? undefined)
}

export const findSubscription = (id: string) =>
  queryFirst(subscriptionRow)`select id, email, locale from subscription where id = ${id}::uuid`

/**
 * Confirms a request. A new reader gets the newest issue in her language, unless the address has had it, or the owner
 * has ended it. One that has paused comes when it goes on: `isNewestDue` is false.
 * @returns undefined if there is nothing to confirm: erased, unsubscribed or found unreachable since
 */
export function confirmSubscription(id: string) {
  return queryFirst(v.object({ isNewestDue: v.boolean() }))`with known as (
  select id, confirmed_at from subscription where id = ${id}::uuid and left_at is null and suppressed_at is null for update
), confirmed as (
  update subscription set confirmed_at = coalesce(subscription.confirmed_at, now()), expires_on = null
  from known where subscription.id = known.id
  returning subscription.id, address, locale, known.confirmed_at is null as is_new
), newest as (
  insert into mail (key, kind, subscription_id, issue, reader_id, expires_at)
  select 'issue/' || gen_random_uuid(), case when state = 'paused' then 'issue' else 'newest-issue' end,
    case when state <> 'paused' then confirmed.id end, slug, confirmed.id,
    now() + case when state = 'paused' then ${retention.issue}::int else ${maxNewestAge}::int end * interval '1 day'
  from confirmed, lateral (
    select slug, state from newsletter_issue where content ? locale
      and not exists (select from mail where issue = slug and reason = ${endedByOwner})
    order by started_at desc limit 1
  ) as issue
  where is_new and not exists (
    select from mail join subscription as reader on reader.id = reader_id where issue = slug and reader.address = confirmed.address
  )
  on conflict do nothing returning kind
)
select exists (select from newest where kind = 'newest-issue') as "isNewestDue" from confirmed`
}

/** Days in which the first mail of a subscription is tried, while the hour's ceiling holds it back. */
const maxNewestAge = 2

/** Why readers of an issue that the owner has ended get nothing, as it is kept; mails and commands have words for it. */
export const endedByOwner = 'ended by owner'

/** Ends all subscriptions of the address of a request, if that is known. The proofs of consent stay for their time. */
export async function endSubscriptions(id: string): Promise<boolean> {
  return touches(sql`with known as (
  select address from subscription where id = ${id}
), left_now as (
  update subscription set left_at = now(),
    expires_on = case when confirmed_at is null then expires_on else current_date + ${retention.consentProof}::int end
  where address = (select address from known) and left_at is null
)
select from known`)
}

export async function eraseSubscriptions(id: string): Promise<void> {
  await execute(sql`delete from subscription where address = (select address from subscription where id = ${id})`)
}

/** Makes a mail due that asks to confirm it, unless the address has had one in this hour, for which it is tried. */
export async function requestErasure(id: string): Promise<boolean> {
  return touches(sql`insert into mail (key, kind, subscription_id, expires_at)
select 'erase/' || address || '/' || date_trunc('hour', now()), 'erase', id, now() + interval '1 hour'
from subscription where id = ${id}::uuid
on conflict do nothing`)
}
