import { countAudience, startIssue } from '../../functions/newsletter/issues.ts'
import { defaultLocale, localeCodes, locales } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { getIssue } from '../../model/kinds/issues.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { confirm } from '../shared/ask.ts'
import { findSite, type Place, wakeJob } from '../shared/database-command.ts'
import { checkArchive, renderLanguages } from './render-languages.ts'

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
