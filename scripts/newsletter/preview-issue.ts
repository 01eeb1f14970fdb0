import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnvironment } from '../../environment.ts'
import { fillReaderLinks } from '../../functions/newsletter/reader-links.ts'
import { href } from '../../pages/routes.ts'
import { parseOptions } from '../parse-options.ts'
import { type IssueLanguage, readIssue } from './read-issue.ts'
import { renderIssue } from './render-issue.ts'
import { findIssueSite } from './site.ts'

const usage = `npm run newsletter -- preview <slug>
    writes each language's mail of content/newsletter/<slug>/ as HTML and as text, and prints where they are
    --out <folder>   where to; else dist.newsletter/<slug>`

/** `npm run newsletter -- preview <slug>` */
export async function runPreview(args: string[]): Promise<string> {
  const { values, positionals } = parseOptions(
    { args, allowPositionals: true, options: { help: { type: 'boolean' }, out: { type: 'string' } } },
    usage,
  )
  if (values.help) return usage
  const [slug, ...others] = positionals
  if (!slug || others.length > 0) throw new Error(`preview expects one issue.\n\n${usage}`)
  const folder = values.out ?? join('dist.newsletter', slug)
  const { languages, isDraft } = readIssue(slug)
  const siteUrl = await findIssueSite({ isDeployed: false, environment: parseEnvironment(process.env) })
  mkdirSync(folder, { recursive: true })
  const previews = await Promise.all(languages.map((language) => writePreview(slug, language, siteUrl, folder)))
  const note = isDraft ? ['A draft: it cannot be sent before `draft: true` is taken out of its en.md.'] : []
  return [...note, ...previews].join('\n\n')
}

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
  const { subject, html, text } = fillReaderLinks(issue, { unsubscribe: siteUrl + href('contact', {}, locale) })
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
