import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { IssueContent } from '../../functions/newsletter/issues.ts'
import { hashText } from '../../locales/freshness.ts'
import { defaultLocale, type Locale, localeCodes, locales } from '../../locales/locales.ts'
import { describeLanguage, tell } from '../../locales/owner.ts'
import { getIssue, readIssueTranslation } from '../../model/kinds/issues.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { getMailWords } from '../../pages/data/issues.ts'
import type { Place } from '../shared/database-command.ts'
import { renderIssue } from './render-issue.ts'

/** An issue in each language whose readers get something, and what is to be said of the others. */
export async function renderLanguages(slug: string, siteUrl: string) {
  const contents: IssueContent = {}
  const notes: string[] = []
  for (const locale of localeCodes) {
    const issue = await renderIssue(slug, locale, siteUrl)
    if (issue) contents[locale] = issue
    const note = describeTranslation(slug, locale)
    if (note) notes.push(`${locales[locale].name}: ${note}`)
  }
  return { contents, notes }
}

/** Says why readers do not get their own language, or get an old text. A draft is not sent, a stale one is. */
function describeTranslation(slug: string, locale: Locale): string | undefined {
  const first = describeLanguage(defaultLocale)
  const mail = getMailWords(locale, slug)
  if (mail?.language !== locale)
    return mail ? tell('newsletter.fallback', { language: first }) : tell('newsletter.untranslated')
  if (locale === defaultLocale) return undefined
  const source = readIssueTranslation(slug, locale)?.source
  const isStale = source !== undefined && source !== hashText(issueFiles.join(getIssue(slug)))
  return isStale ? tell('newsletter.stale', { language: first }) : undefined
}

/** Anything but a list of hashes counts as an empty one. */
const hashes = v.fallback(v.record(v.string(), v.string()), {})

/** Makes sure that "Read on the web" leads to the words of the mail. @throws Error that says what to do */
export async function checkArchive(slug: string, contents: IssueContent, { isDeployed }: Place, siteUrl: string) {
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
