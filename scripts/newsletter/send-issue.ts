import { createInterface } from 'node:readline/promises'
import { getIssue } from '../../content/issues.ts'
import { issueFiles } from '../../content/newsletter-file.ts'
import { countAudience, startIssue } from '../../functions/newsletter/issues.ts'
import { defaultLocale, localeCodes, locales } from '../../locales/locales.ts'
import { defineDatabaseCommand, deployedUsage, findSite, wakeJob } from '../database-command.ts'
import { checkArchive, renderLanguages } from './render-languages.ts'

const usage = `npm run newsletter -- send <slug>
    says how many readers of each language get content/newsletter/<slug>/, asks, and starts sending it, once and for ever
    --yes        does not ask
${deployedUsage}`

export const send = defineDatabaseCommand(
  { name: 'newsletter', usage, flags: ['yes'], expects: ['one issue'] },
  async ({ has, argument: slug }, place) => {
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
    if (!has('yes')) await ask(`Send it? Readers: ${readers}`)
    await startIssue(slug, contents)
    const minutes = Math.ceil(readers / place.environment.NEWSLETTER_PER_MINUTE)
    return `Started. It begins ${await wakeJob(place)} and takes about ${minutes} min.
npm run newsletter -- status shows how far it is, stop stops it. You get a mail when it has ended or has to pause.`
  },
)

/** @throws Error unless somebody types yes */
async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Error('Nothing is sent: without a terminal to ask in, --yes says that you mean it.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing is sent.')
}
