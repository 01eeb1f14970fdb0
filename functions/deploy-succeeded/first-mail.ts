import { type Environment, findSiteUrl } from '../../environment.ts'
import { execute, sql } from '../shared/data/database.ts'
import { composeNews } from '../shared/mail/mail-parts.ts'
import type { Mail } from '../shared/mail/mailer.ts'
import type { MailKinds } from '../shared/mail/outbox.ts'

/** The mail that shows the owner after the first deploy that mail works. */
export const firstMail: MailKinds = {
  notice: { to: 'owner', compose: ({ key }, environment) => composeNotice(key, environment) },
}

/** Saves it, once: the mark stays when the mail is erased. */
export async function saveFirstNotice(): Promise<void> {
  await execute(sql`with marked as (
  insert into heartbeat (job, ended_at, result) values ('first-mail', now(), '{"isOk": true}') on conflict do nothing returning job
)
insert into mail (key, kind, expires_at)
select 'notice/first-deploy', 'notice', now() + interval '3 days' from marked on conflict do nothing`)
}

/** Shows after the first deploy that mail works. */
function composeNotice(key: string, environment: Environment): Mail {
  const url = findSiteUrl(environment)
  const text = `The forms of ${url} can mail you: this is the first mail from its functions.

${url}/api/health says at any time whether all parts work.`
  return composeNews(key, 'Mail works', text, environment)
}
