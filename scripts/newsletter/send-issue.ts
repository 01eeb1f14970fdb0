import { countAudience, startIssue } from '../../functions/newsletter/issues.ts'
import { defaultLocale, localeCodes, locales } from '../../locales/locales.ts'
import { getIssue } from '../../model/kinds/issues.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { ask } from '../shared/command.ts'
import { findSite, type Place, wakeJob } from '../shared/database-command.ts'
import { checkArchive, renderLanguages } from './render-languages.ts'

/** Starts sending an issue to all readers, each in their language. @param isSure else the terminal asks */
export async function sendIssue(slug: string, isSure: boolean, place: Place): Promise<string> {
  const file = issueFiles.getFile(slug, defaultLocale)
  if (getIssue(slug).draft) throw new Error(`The issue is a draft: take \`draft: true\` out of ${file} first.`)
  const siteUrl = await findSite(place)
  const { contents, notes } = await renderLanguages(slug, siteUrl)
  await checkArchive(slug, contents, place, siteUrl)
  const audience = await countAudience()
  const lines = localeCodes.map((locale) => {
    const subject = contents[locale]?.subject
    return `  ${locales[locale].name}, ${audience.get(locale) ?? 0}: ${subject ? `"${subject}"` : 'nothing'}`
  })
  const readers = localeCodes.reduce((sum, locale) => sum + (contents[locale] ? (audience.get(locale) ?? 0) : 0), 0)
  console.log([`Readers who are subscribed now (${siteUrl}):`, ...lines, ...notes].join('\n'))
  if (readers === 0) throw new Error('Nobody would get it, so nothing is sent.')
  if (!isSure) {
    const answer = await ask(`Send it? Readers: ${readers} [y/N] `)
    if (answer === undefined)
      throw new Error('Nothing is sent: without a terminal to ask in, --yes says that you mean it.')
    if (!/^y(es)?$/i.test(answer)) throw new Error('Nothing is sent.')
  }
  await startIssue(slug, contents)
  const minutes = Math.ceil(readers / place.environment.NEWSLETTER_PER_MINUTE)
  return `Started. It begins ${await wakeJob(place)} and takes about ${minutes} min.
npm run newsletter -- status shows how far it is, stop stops it. You get a mail when it has ended or has to pause.`
}
