import { composeIssue } from '../../functions/newsletter/issue-mail.ts'
import { openMailer } from '../../functions/shared/mail/mailer.ts'
import { localeCodes, locales } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { findLocalServer, findSite, type Place } from '../shared/database-command.ts'
import { renderLanguages } from './render-languages.ts'

/** Mails an issue to the owner, in each language, with the headers that readers get. */
export async function testIssue(slug: string, to: string, place: Place): Promise<string> {
  const { environment } = place
  const siteUrl = await findSite(place)
  const { contents, notes } = await renderLanguages(slug, siteUrl)
  const SMTP_URL = environment.SMTP_URL ?? (await findLocalMailbox())
  const mailer = openMailer({ ...environment, SMTP_URL })
  if (!mailer) throw new Error(tell('newsletter.test.server'))
  for (const locale of localeCodes) {
    const issue = contents[locale]
    if (!issue) continue
    // Nobody’s: the page behind it says where to write.
    const unsubscribe = `${siteUrl}/api/newsletter/unsubscribe?locale=${locale}`
    const test = { ...issue, subject: `[test] ${issue.subject}` }
    const mail = composeIssue({ slug, locale, issue: test, to, unsubscribe }, { ...environment, SITE_URL: siteUrl })
    const result = await mailer.send(mail)
    if (result.outcome !== 'sent')
      throw new Error(
        tell('newsletter.test.failed', {
          language: locales[locale].name,
          reason: `${result.outcome}, ${result.reason}`,
        }),
      )
  }
  return [tell('newsletter.tested', { count: Object.keys(contents).length, address: to }), ...notes].join('\n')
}

/** The mail server of `npm start`: scripts/serve.ts has its port. */
async function findLocalMailbox(): Promise<string | undefined> {
  const server = await findLocalServer()
  return server && `smtp://127.0.0.1:${Number(new URL(server).port) + 11}`
}
