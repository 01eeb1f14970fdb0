import { existsSync } from 'node:fs'
import type { I18n } from '@lingui/core'
import { memoize } from '../memoize.ts'
import { site } from '../model/kinds/site.ts'
import { defaultLocale, knownLocales, type Locale, sourceLocale } from './locales.ts'
import type { MessageId } from './message-id.ts'
import { findCatalog, readI18n } from './server.ts'

/** The language of mails, desk, editor and commands; a command that is about to set it names it as OWNER_LANGUAGE. */
export const ownerLocale: Locale =
  knownLocales.find((code) => code === (process.env.OWNER_LANGUAGE ?? site.owner.language)) ?? defaultLocale

/** The name of a language in the owner's: `español`. */
export const describeLanguage = memoize(
  (locale: Locale): string => new Intl.DisplayNames([ownerLocale], { type: 'language' }).of(locale) ?? locale,
)

/** The words of an interface text for the owner. Its catalog is read when it is needed: most requests need none. */
export function tell(...[id, values]: Parameters<Tell>): string {
  const [name = ''] = id.split('.')
  return readWords(name).t(id, values)
}

export type Tell = (id: MessageId, values?: Record<string, unknown>) => string

/** The catalogs of a name, such as those of `ready`: a command and what it calls have one each, and no id is in both. */
const readWords = memoize((name: string): I18n => {
  const catalogs = ['functions', 'authoring', 'editor', 'scripts']
    .map((folder) => `${folder}/${name}`)
    .filter((catalog) => existsSync(findCatalog(sourceLocale, catalog)))
  if (catalogs.length === 0) throw new Error(`No catalog has the words of ${name} in ${process.cwd()}`)
  return readI18n(ownerLocale, ...catalogs)
})

/** The ends of the ids that begin with `owner.<part>.` */
export type OwnerWord<Part extends string, Id = MessageId> = Id extends `owner.${Part}.${infer Name}` ? Name : never
