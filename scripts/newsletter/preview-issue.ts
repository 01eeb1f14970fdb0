import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fillLink } from '../../functions/newsletter/issue-mail.ts'
import { localeCodes } from '../../locales/locales.ts'
import { href } from '../../pages/data/routes.ts'
import { findPlace, findSite } from '../shared/database-command.ts'
import { renderLanguages } from './render-languages.ts'

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
