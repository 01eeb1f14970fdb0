import { createHash } from 'node:crypto'
import { getIssue, getIssueFile, readIssueTranslation } from '../../content/issues.ts'
import { type IssueWords, joinIssueWords } from '../../content/newsletter-file.ts'
import { fillQuotes } from '../../content/quotes.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { createTranslator } from '../../locales/server.ts'
import { memoize } from '../memoize.ts'

/** An issue's words in the page's language, or the English ones; drafts of a translation do not count. */
export const getIssueWords = memoize((locale: Locale, slug: string): { words: IssueWords; language: Locale } => {
  const translation = locale === defaultLocale ? undefined : readIssueTranslation(slug, locale)
  const isTranslated = translation !== undefined && !translation.draft
  const language = isTranslated ? locale : defaultLocale
  const { subject, summary, body } = isTranslated ? translation : getIssue(slug)
  const fill = (text: string) =>
    fillQuotes(text, getIssueFile(slug, language), createTranslator(language), createDayWriter(language))
  return { words: { subject: fill(subject), summary: fill(summary), body: fill(body) }, language }
})

/** The language in which the readers of a language get an issue: their own, English if the issue says so, or none. */
export function findMailLanguage(locale: Locale, slug: string): Locale | undefined {
  const { language } = getIssueWords(locale, slug)
  return language === locale || getIssue(slug).fallback === language ? language : undefined
}

/** A hash of what the readers of a language get: the archive and the mails must have the same. */
export function hashIssue(locale: Locale, slug: string): string {
  return createHash('sha256')
    .update(joinIssueWords(getIssueWords(locale, slug).words))
    .digest('hex')
    .slice(0, 16)
}
