import { createHash } from 'node:crypto'
import { createDayWriter } from '../../locales/date-format.ts'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { createTranslator } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { getIssue, issueSlugs, readIssueTranslation } from '../../model/kinds/issues.ts'
import { type IssueWords, issueFiles } from '../../model/kinds/newsletter-file.ts'
import { site } from '../../model/kinds/site.ts'
import { fillQuotes } from '../../model/quotes.ts'
import { today } from '../../model/today.ts'
import { markText } from './load-context.ts'
import { isPublishable, listVisible } from './visible-posts.ts'

export type IssueSummary = ReturnType<typeof summarizeIssue>

export const newestIssues = listVisible(getIssue, site.newsletter ? issueSlugs : []).reverse()

export const summarizeIssue = memoize((locale: Locale, slug: string) => {
  const { words, language } = getIssueWords(locale, slug)
  const { date } = getIssue(slug)
  const mark = (part: 'subject' | 'summary') => markText(words[part], `issues.${slug}.${part}`, language, locale)
  return {
    slug,
    subject: mark('subject'),
    summary: mark('summary'),
    date,
    dateText: createDayWriter(locale)(date),
    /** It must not be published today; builds that are not public mark it. */
    isDraft: !isPublishable(getIssue(slug), today()),
  }
})

/** An issue's words in the page's language, or the English ones; drafts of a translation do not count. */
export const getIssueWords = memoize((locale: Locale, slug: string) => {
  const translation = locale === defaultLocale ? undefined : readIssueTranslation(slug, locale)
  const isTranslated = translation !== undefined && !translation.draft
  const language = isTranslated ? locale : defaultLocale
  const written = { locale: language, writeDay: createDayWriter(language) }
  const text = issueFiles.join(isTranslated ? translation : getIssue(slug))
  const filled = fillQuotes(text, issueFiles.getFile(slug, language), createTranslator(language), written)
  return { words: issueFiles.split(filled), language }
})

/** The words of an issue that the readers of a language get: in their own, in the first if the issue says so, or none. */
export function getMailWords(locale: Locale, slug: string) {
  const found = getIssueWords(locale, slug)
  return found.language === locale || getIssue(slug).fallback === found.language ? found : undefined
}

/** The languages whose readers get an issue, each with a hash of its words: mails and archive must have the same. */
export function hashIssue(slug: string): Partial<Record<Locale, string>> {
  const mails = localeCodes.map((locale) => [locale, getMailWords(locale, slug)] as const)
  return Object.fromEntries(mails.flatMap(([locale, mail]) => (mail ? [[locale, hashWords(mail.words)]] : [])))
}

export function hashWords(words: IssueWords): string {
  return createHash('sha256').update(issueFiles.join(words)).digest('hex').slice(0, 16)
}
