import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { tell } from '../../locales/owner.ts'
import { bookingMails } from '../booking/mails.ts'
import { contactMails } from '../contact/mails.ts'
import { courseMails } from '../courses/mails.ts'
import { newsletterMails } from '../newsletter/mails.ts'
import { ownerNews } from '../shared/data/budgets.ts'
import { queryOne } from '../shared/data/database.ts'
import { leadToDesk, type Mail } from '../shared/mail/mailer.ts'
import type { MailKinds } from '../shared/mail/outbox.ts'
import { deskMails } from './desk-session.ts'
import { digestMails } from './digest.ts'

export const mailKinds: MailKinds = {
  // Appointments and seats wait for nobody's messages.
  ...bookingMails,
  ...courseMails,
  asked: { to: 'owner', budget: ownerNews, compose: (_mail, environment) => composeAsked(environment) },
  ...contactMails,
  ...newsletterMails,
  ...digestMails,
  ...deskMails,
}

/** Tells the owner of appointments and seats that wait for a yes: functions/shared/mail/insert-mails.ts makes it due. */
async function composeAsked(environment: Environment): Promise<Mail | string> {
  const { count } = await queryOne(v.object({ count: v.number() }))`
select (select count(*) from booking where asked_at is not null and state in ('held', 'lapsed') and starts_at > now())::int
  + (select count(*) from seat where asked_at is not null and state = 'held' and ends_at > now())::int as count`
  if (count === 0) return 'decided'
  return leadToDesk(tell('owner.asked.subject', { count }), tell('owner.asked.text'), environment)
}
