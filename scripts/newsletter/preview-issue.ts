import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fillLink } from '../../functions/newsletter/issue-mail.ts'
import { localeCodes } from '../../locales/locales.ts'
import { href } from '../../pages/routes.ts'
import { defineCommand } from '../command.ts'
import { findPlace, findSite } from '../database-command.ts'
import { renderLanguages } from './render-languages.ts'

const usage = `npm run newsletter -- preview <slug>
    writes each language's mail of content/newsletter/<slug>/ as HTML and as text into dist.newsletter/<slug>/`

export const preview = defineCommand({ usage, expects: ['one issue'] }, async ({ argument: slug }) => {
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
})
