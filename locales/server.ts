import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { memoize } from '../memoize.ts'
import { listLanguages } from '../model/kinds/piece-languages.ts'
import { findOwnerFile } from '../owner-files.ts'
import { getFreshness, type TranslationState } from './freshness.ts'
import { defaultLocale, type Locale, localeCodes, sourceLocale } from './locales.ts'
import { readPo } from './po-file.ts'
import { tieNumbers } from './tie-numbers.ts'

// Functions and the build read catalogs from the disk, where the project is the working directory. netlify.toml
// (`included_files`) puts them beside a deployed function; renderer/vite/watch-content.ts watches them in development.

/** The words of a catalog such as `locales/es/functions/mail.po`, with ICU placeholders and plurals; in English where one is missing. */
export function loadFunctionI18n(locale: Locale, catalog: string): I18n {
  return readI18n(locale, `functions/${catalog}`)
}

const listCatalogs = (locale: Locale, ...names: string[]) => names.map((name) => findCatalog(locale, name)).join()

/** @param names `demos/demo`, for `locales/es/demos/demo.po` */
export const readI18n = memoize((locale: Locale, ...names: string[]): I18n => {
  const messages = Object.fromEntries(names.flatMap((name) => listTexts(locale, name)))
  return setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compileMessage)
}, listCatalogs)

/** All interface texts of one language, as the build shows them and gives them to browsers. */
export const getSiteI18n = memoize((locale: Locale): I18n => {
  const texts = globSync('*.po', { cwd: join('locales', sourceLocale) }).flatMap((file) =>
    listTexts(locale, basename(file, '.po')),
  )
  // Browsers get them compiled, without the compiler.
  const messages: Messages = Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)]))
  return setupI18n({ locale, messages: { [locale]: messages } })
})

/** The texts of a catalog by id; those that the language lacks come first, in English. */
function listTexts(locale: Locale, name: string): Array<readonly [id: string, text: string]> {
  return [sourceLocale as Locale, locale].flatMap((each) =>
    [...readCatalog(each, name)].map(([id, { text }]) => [id, text] as const),
  )
}

/** Translates texts of `content/` by id; a text without a translation stays in the first language. */
export function createTranslator(locale: Locale): (id: string, english: string) => string {
  return (id, english) => tieNumbers(findTranslation(locale, id, english) ?? english, locale)
}

/** The translation of a text of `content/`, drafts too; undefined if it is missing. The first part of its id names the catalog. */
export function findTranslation(locale: Locale, id: string, english: string): string | undefined {
  return locale === getWrittenIn(id) ? english : readContentCatalog(locale, id).get(id)?.text
}

/** Tells if a text of `content/` has changed since its translation was made. */
export function isStale(locale: Locale, id: string, english: string): boolean {
  const state = locale === getWrittenIn(id) ? undefined : readContentCatalog(locale, id).get(id)
  return state !== undefined && getFreshness(english, state) === 'stale'
}

function readContentCatalog(locale: Locale, id: string) {
  return readCatalog(locale, `content/${id.split('.')[0]}`)
}

/** The language in which a text of `content/` stands in its file: the site's first, if the piece exists in it. */
export function getWrittenIn(id: string): Locale {
  const [first] = listLanguages(id)
  return localeCodes.find((code) => code === first) ?? defaultLocale
}

/** By path, because many pages and requests read the same files. */
const readCatalog = memoize((locale: Locale, name: string): Map<string, TranslationState & { text: string }> => {
  const path = findCatalog(locale, name)
  // Content that a site does not have, such as cities, has no catalog.
  const source = name.startsWith('content/') && !existsSync(path) ? '' : readFileSync(path, 'utf8')
  const entries = readPo(source, `locales/${locale}/${name}.po`)
  return new Map([...entries].flatMap(([id, { text, ...marks }]) => (text ? [[id, { text, ...marks }] as const] : [])))
}, findCatalog)

/** The file of a catalog. Those of the content are the owner's. */
export function findCatalog(locale: Locale, name: string): string {
  const file = `locales/${locale}/${name}.po`
  return name.startsWith('content/') ? findOwnerFile(file) : resolve(file)
}
