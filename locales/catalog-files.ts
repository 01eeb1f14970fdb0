import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale, type Locale } from './locales.ts'
import { readPo } from './po-file.ts'

// For functions, which no Lingui plugin prepares: they read the catalogs from disk. netlify.toml (`included_files`) puts
// these beside the bundled function, whose working directory is the project's root, locally and deployed.

/**
 * The words of one catalog of `locales/<locale>/functions/`, with ICU placeholders and plurals; English ones where the
 * language has none.
 *
 * @param catalog `mail`, for `locales/es/functions/mail.po`
 */
export function readFunctionI18n(locale: Locale, catalog: string): I18n {
  return readI18n(locale, `functions/${catalog}`)
}

/** @param name `demos/demo`, for `locales/es/demos/demo.po` */
export function readI18n(locale: Locale, name: string): I18n {
  const messages = Object.fromEntries([...readCatalog(defaultLocale, name), ...readCatalog(locale, name)])
  return setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compileMessage)
}

/**
 * The translation of a text of `content/`, or its English where there is none.
 *
 * @param catalog `projects`, for `locales/es/content/projects.po`
 */
export function createContentReader(locale: Locale, catalog: string): (id: string, english: string) => string {
  if (locale === defaultLocale) return (_id, english) => english
  const texts = readCatalog(locale, `content/${catalog}`)
  return (id, english) => texts.get(id) ?? english
}

/** By path: a function that stays alive answers many requests from the same files. */
const catalogs = new Map<string, Map<string, string>>()

function readCatalog(locale: Locale, name: string): Map<string, string> {
  const path = join(process.cwd(), 'locales', locale, `${name}.po`)
  const known = catalogs.get(path)
  if (known) return known
  const entries = readPo(readFileSync(path, 'utf8'))
  const texts = new Map([...entries].flatMap(([id, { text }]) => (text ? [[id, text] as const] : [])))
  catalogs.set(path, texts)
  return texts
}
