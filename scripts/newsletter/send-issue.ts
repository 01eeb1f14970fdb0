import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { composeIssue, fillLink } from '../../functions/newsletter/issue-mail.ts'
import { countAudience, type IssueContent, startIssue } from '../../functions/newsletter/issues.ts'
import { openMailer } from '../../functions/shared/mail/mailer.ts'
import { defaultLocale, localeCodes, locales } from '../../locales/locales.ts'
import { describeLanguage, tell } from '../../locales/owner.ts'
import { getIssue } from '../../model/kinds/issues.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { href } from '../../pages/data/routes.ts'
import { confirm } from '../shared/ask.ts'
import { findLocalServer, findPlace, findSite, type Place, wakeJob } from '../shared/database-command.ts'
import { renderLanguages } from './render-issue.ts'

/** Starts sending an issue to all readers, each in their language. @param isSure else the terminal asks */
export async function sendIssue(slug: string, isSure: boolean, place: Place): Promise<string> {
  const file = issueFiles.getFile(slug, defaultLocale)
  if (getIssue(slug).draft) throw new Error(tell('newsletter.draft', { file }))
  const siteUrl = await findSite(place)
  const { contents, notes } = await renderLanguages(slug, siteUrl)
  await checkArchive(slug, contents, place, siteUrl)
  const audience = await countAudience()
  const lines = localeCodes.map((locale) => {
    const subject = contents[locale]?.subject
    return `  ${locales[locale].name}, ${audience.get(locale) ?? 0}: ${subject ? `"${subject}"` : tell('newsletter.nothing')}`
  })
  const readers = localeCodes.reduce((sum, locale) => sum + (contents[locale] ? (audience.get(locale) ?? 0) : 0), 0)
  console.log([tell('newsletter.readers', { site: siteUrl }), ...lines, ...notes].join('\n'))
  if (readers === 0) throw new Error(tell('newsletter.nobody'))
  await confirm(tell('newsletter.sure', { count: readers }), isSure)
  await startIssue(slug, contents)
  const minutes = Math.ceil(readers / place.environment.NEWSLETTER_PER_MINUTE)
  return tell('newsletter.started', { when: await wakeJob(place), minutes })
}

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
    if (result.outcome === 'sent') continue
    const reason = `${result.outcome}, ${result.reason}`
    throw new Error(tell('newsletter.test.failed', { language: describeLanguage(locale), reason }))
  }
  return [tell('newsletter.tested', { count: Object.keys(contents).length, address: to }), ...notes].join('\n')
}

/** The mail server of `npm start`: scripts/serve.ts has its port. */
async function findLocalMailbox(): Promise<string | undefined> {
  const server = await findLocalServer()
  return server && `smtp://127.0.0.1:${Number(new URL(server).port) + 11}`
}

/** Writes the mails of an issue as files, and returns their places and notes on languages. */
export async function previewIssue(slug: string): Promise<string> {
  const folder = join('dist.newsletter', slug)
  const siteUrl = await findSite(findPlace(false))
  const { contents, notes } = await renderLanguages(slug, siteUrl)
  mkdirSync(folder, { recursive: true })
  const previews = localeCodes.flatMap((locale) => {
    const issue = contents[locale]
    if (!issue) return []
    // In place of a reader's own: whoever presses it unsubscribes nobody.
    const { subject, html, text } = fillLink(issue, siteUrl + href('contact', {}, locale))
    const path = resolve(folder, locale)
    writeFileSync(`${path}.html`, html)
    writeFileSync(`${path}.txt`, text)
    return `${locale}: "${subject}", ${(Buffer.byteLength(html) / 1024).toFixed(1)} KB\n${path}.html\n${path}.txt`
  })
  return [...previews, ...notes].join('\n\n')
}

/** Anything but a list of hashes counts as an empty one. */
const hashes = v.fallback(v.record(v.string(), v.string()), {})

/** Makes sure that "Read on the web" leads to the words of the mail. @throws Error that says what to do */
async function checkArchive(slug: string, contents: IssueContent, { isDeployed }: Place, siteUrl: string) {
  const path = `newsletter/${slug}.json`
  const file = findOwnerFile(`dist/client/${path}`)
  const built = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const published = v.parse(hashes, isDeployed ? await fetchJson(`${siteUrl}/${path}`) : JSON.parse(built))
  const differing = Object.entries(contents).flatMap(([locale, { hash }]) => (published[locale] === hash ? [] : locale))
  if (differing.length > 0) {
    const values = { slug, languages: differing.join(', ') }
    throw new Error(isDeployed ? tell('newsletter.differs.site', values) : tell('newsletter.differs', values))
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000), cache: 'no-store' }).catch(({ message }) => {
    throw new Error(tell('newsletter.unreached', { url, reason: message }))
  })
  return response.json().catch(() => ({}))
}
