import type { I18n } from '@lingui/core'
import { memoize } from '../memoize.ts'
import { site } from '../model/kinds/site.ts'
import { defaultLocale, knownLocales, type Locale } from './locales.ts'
import { readI18n } from './server.ts'

/** The language that the owner reads: mails, desk, editor and commands are in it. The first of the site unless it is set. */
export const ownerLocale: Locale = knownLocales.find((code) => code === site.owner.language) ?? defaultLocale

/** The name of a language in the owner's: `español`. */
export function describeLanguage(locale: Locale): string {
  return languageNames.of(locale) ?? locale
}

/** Once, because a check of all texts asks for thousands of names. */
const languageNames = new Intl.DisplayNames([ownerLocale], { type: 'language' })

/**
 * The words of one catalog in the owner's language.
 *
 * @param name `editor/panels`, for `locales/es/editor/panels.po`
 */
export const loadOwnerI18n = memoize((name: string): I18n => readI18n(ownerLocale, name))
