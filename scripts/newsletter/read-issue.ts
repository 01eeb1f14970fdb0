import { getIssue, readIssueTranslation } from '../../content/issues.ts'
import { joinIssueWords } from '../../content/newsletter-file.ts'
import { hashText } from '../../locales/freshness.ts'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { findMailLanguage } from '../../pages/newsletter/issues.ts'

/** What the readers of a language get of an issue. */
export type IssueLanguage = {
  locale: Locale
  /** The language of what they get; undefined: they get nothing. */
  language: Locale | undefined
  /** The translation into their language: a draft is not sent, a stale one is. */
  translation: 'ready' | 'stale' | 'draft' | 'missing'
}

export type IssueState = {
  slug: string
  /** YYYY-MM-DD */
  date: string
  /** Whether it is not finished, so that it must not be sent. */
  isDraft: boolean
  languages: IssueLanguage[]
}

/**
 * Reads what an issue is in each language.
 *
 * @throws Error in words that name file and field, where there is no such issue or something in it is wrong
 */
export function readIssue(slug: string): IssueState {
  const { date, draft = false } = getIssue(slug)
  const languages = localeCodes.map((locale) => ({
    locale,
    language: findMailLanguage(locale, slug),
    translation: findTranslationState(slug, locale),
  }))
  return { slug, date, isDraft: draft, languages }
}

function findTranslationState(slug: string, locale: Locale): IssueLanguage['translation'] {
  if (locale === defaultLocale) return 'ready'
  const translation = readIssueTranslation(slug, locale)
  if (!translation) return 'missing'
  if (translation.draft) return 'draft'
  const isStale = translation.source !== undefined && translation.source !== hashText(joinIssueWords(getIssue(slug)))
  return isStale ? 'stale' : 'ready'
}
