import type { I18n } from '@lingui/core'
import { memoize } from '../memoize.ts'
import { site } from '../model/kinds/site.ts'
import { defaultLocale, knownLocales, type Locale } from './locales.ts'
import type { messageIds } from './message-ids.ts'
import { readI18n } from './server.ts'

/** The language that the owner reads: mails, desk, editor and commands are in it. The first of the site unless it is set. */
export const ownerLocale: Locale = knownLocales.find((code) => code === site.owner.language) ?? defaultLocale

/** The name of a language in the owner's: `español`. */
export const describeLanguage = memoize(
  (locale: Locale): string => new Intl.DisplayNames([ownerLocale], { type: 'language' }).of(locale) ?? locale,
)

/**
 * The words of one catalog in the owner's language.
 *
 * @param name `editor/panels`, for `locales/es/editor/panels.po`
 */
export const loadOwnerI18n = memoize((name: string): I18n => readI18n(ownerLocale, name))

/** Words of functions to the owner. Their catalog is read when one is needed: most requests need none. */
export function tell(...text: [id: Extract<MessageId, `owner.${string}`>, values?: Record<string, unknown>]): string {
  return loadOwnerI18n('functions/owner').t(...text)
}

type MessageId = (typeof messageIds)[number]

/** The ends of the ids that begin with `owner.<part>.` */
export type OwnerWord<Part extends string, Id = MessageId> = Id extends `owner.${Part}.${infer Name}` ? Name : never
