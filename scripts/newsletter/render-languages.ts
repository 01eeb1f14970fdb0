import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { IssueContent } from '../../functions/newsletter/issues.ts'
import { locales } from '../../locales/locales.ts'
import type { Place } from '../database-command.ts'
import { readIssue } from './read-issue.ts'
import { renderIssue } from './render-issue.ts'

/** An issue in each language whose readers get something, and what is to be said of the others. */
export type RenderedLanguages = { contents: IssueContent; notes: string[] }

/** @throws Error in words where there is no such issue, or it cannot be mailed */
export async function renderLanguages(slug: string, siteUrl: string): Promise<RenderedLanguages> {
  const contents: IssueContent = {}
  const notes: string[] = []
  for (const { locale, language, translation } of readIssue(slug).languages) {
    const issue = await renderIssue(slug, locale, siteUrl)
    if (issue) contents[locale] = issue
    const { name } = locales[locale]
    const state = {
      ready: '',
      stale: `${name}: the translation is older than the English text. npm run content names what has changed.`,
      draft: `${name}: the translation is a draft`,
      missing: `${name}: there is no translation`,
    }[translation]
    if (translation === 'ready') continue
    const result = !issue
      ? ', so its readers get nothing.'
      : language === locale
        ? ''
        : `, so its readers get the text in ${locales[language ?? locale].name}.`
    notes.push(`${state}${result}`)
  }
  return { contents, notes }
}

const hashes = v.record(v.string(), v.string())

/**
 * Makes sure that "Read on the web" leads to the words of the mail.
 *
 * @throws Error that says what to do where the published archive lacks the issue or has other words
 */
export async function checkArchive(slug: string, contents: IssueContent, { isDeployed }: Place, siteUrl: string) {
  const published = isDeployed ? await fetchHashes(`${siteUrl}/newsletter/${slug}.json`) : readHashes(slug)
  const advice = isDeployed ? 'Deploy it' : 'npm run build'
  if (!published)
    throw new Error(`The site does not have the issue ${slug} yet, to which its mails link. ${advice} first.`)
  const differing = Object.entries(contents).flatMap(([locale, { hash }]) => (published[locale] === hash ? [] : locale))
  if (differing.length > 0) {
    throw new Error(
      `The site has other words of the issue ${slug} than its files: ${differing.join(', ')}. ${advice} first, so that "Read on the web" shows what the mail says.`,
    )
  }
}

function readHashes(slug: string): Record<string, string> | undefined {
  try {
    return v.parse(hashes, JSON.parse(readFileSync(`dist/client/newsletter/${slug}.json`, 'utf8')))
  } catch {
    return undefined
  }
}

async function fetchHashes(url: string): Promise<Record<string, string> | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000), cache: 'no-store' }).catch(
    (error: Error) => error,
  )
  if (!(response instanceof Response))
    throw new Error(`${url} cannot be reached (${response.message}). SITE_URL must be the address of the site.`)
  return v.parse(
    v.optional(v.fallback(hashes, {})),
    response.ok ? await response.json().catch(() => undefined) : undefined,
  )
}
