import { composeIssue } from '../../functions/newsletter/issue-mail.ts'
import { openMailer } from '../../functions/shared/mail/mailer.ts'
import { localeCodes } from '../../locales/locales.ts'
import { findLocalServer, findSite, type Place } from '../shared/database-command.ts'
import { renderLanguages } from './render-languages.ts'

/** Mails an issue to the owner, in each language, with the headers that readers get. */
export async function testIssue(slug: string, to: string, place: Place): Promise<string> {
  const { environment } = place
  const siteUrl = await findSite(place)
  const { contents, notes } = await renderLanguages(slug, siteUrl)
  const SMTP_URL = environment.SMTP_URL ?? (await findLocalMailbox())
  const mailer = openMailer({ ...environment, SMTP_URL })
  if (!mailer) throw new Error('No mail server is set: SMTP_URL names one, and npm start has a mailbox of its own.')
  for (const locale of localeCodes) {
    const issue = contents[locale]
    if (!issue) continue
    // Nobody’s: the page behind it says where to write.
    const unsubscribe = `${siteUrl}/api/newsletter/unsubscribe?locale=${locale}`
    const test = { ...issue, subject: `[test] ${issue.subject}` }
    const mail = composeIssue({ slug, locale, issue: test, to, unsubscribe }, { ...environment, SITE_URL: siteUrl })
    const result = await mailer.send(mail)
    if (result.outcome !== 'sent') throw new Error(`The mail in ${locale} is ${result.outcome} (${result.reason}).`)
  }
  return [`${Object.keys(contents).length} mails are sent to ${to}.`, ...notes].join('\n')
}

/** The mail server of `npm start`: scripts/serve.ts has its port. */
async function findLocalMailbox(): Promise<string | undefined> {
  const server = await findLocalServer()
  return server && `smtp://127.0.0.1:${Number(new URL(server).port) + 11}`
}
