import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fillLink } from '../../functions/newsletter/issue-mail.ts'
import { href } from '../../pages/routes.ts'
import { defineCommand } from '../command.ts'
import { findPlace } from '../database-command.ts'
import { type IssueLanguage, readIssue } from './read-issue.ts'
import { renderIssue } from './render-issue.ts'
import { findIssueSite } from './site.ts'

const usage = `npm run newsletter -- preview <slug>
    writes each language's mail of content/newsletter/<slug>/ as HTML and as text, and prints where they are
    --out <folder>   where to; else dist.newsletter/<slug>`

export const preview = defineCommand(
  { usage, options: { out: 'text' }, expects: ['one issue'] },
  async ({ get, argument: slug }) => {
    const folder = get('out') ?? join('dist.newsletter', slug)
    const { languages, isDraft } = readIssue(slug)
    const siteUrl = await findIssueSite(findPlace(false))
    mkdirSync(folder, { recursive: true })
    const previews = await Promise.all(languages.map((language) => writePreview(slug, language, siteUrl, folder)))
    const note = isDraft ? ['A draft: it cannot be sent before `draft: true` is taken out of its en.md.'] : []
    return [...note, ...previews].join('\n\n')
  },
)

async function writePreview(
  slug: string,
  { locale, language, translation }: IssueLanguage,
  siteUrl: string,
  folder: string,
): Promise<string> {
  const issue = await renderIssue(slug, locale, siteUrl)
  const reason = translation === 'draft' ? 'is a draft that nobody has reviewed' : 'is missing'
  if (!issue) return `${locale}: its translation ${reason}, so its readers get nothing`
  // In place of a reader's own: whoever presses it unsubscribes nobody.
  const { subject, html, text } = fillLink(issue, siteUrl + href('contact', {}, locale))
  const path = resolve(folder, locale)
  writeFileSync(`${path}.html`, html)
  writeFileSync(`${path}.txt`, text)
  const kilobytes = (Buffer.byteLength(html) / 1024).toFixed(1)
  const notes = [
    ...(language === locale ? [] : [`its translation ${reason}, so its readers get it in ${language}`]),
    ...(translation === 'stale' ? ['older than its English: read it, then npm run content -- --accept'] : []),
  ]
  return `${[`${locale}: "${subject}", ${kilobytes} KB`, ...notes].join('; ')}\n${path}.html\n${path}.txt`
}
