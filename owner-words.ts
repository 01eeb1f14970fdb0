import { existsSync, readFileSync } from 'node:fs'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'
import { memoize } from './memoize.ts'
import { findOwnerFile } from './owner-files.ts'

/**
 * Says in the owner's language what is wrong with their files, by an id of `locales/<language>/authoring/problems.po`. Schemas and
 * locales/locales.ts come before all other words, and what they tell of may be `content/site.json` itself: so this needs no schema.
 */
export function say(id: string, values: Record<string, string | number> = {}): string {
  // Cast: the list of all ids is made later than this.
  return readWords(findLanguage())._(id as never, values)
}

/** As ownerLocale of locales/owner.ts has it, also where a comma is missing. */
function findLanguage(): string {
  const file = findOwnerFile('content/site.json')
  const site = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, inRecord] = /"language":\s*"(\w+)"/.exec(site) ?? /"languages":\s*\[\s*"(\w+)"/.exec(site) ?? []
  const language = process.env.OWNER_LANGUAGE ?? inRecord
  return language && existsSync(findCatalog(language)) ? language : 'en'
}

const readWords = memoize((language: string): I18n => {
  // A deployed function has no such catalogs: the build has told all that there is to tell.
  const source = [findCatalog('en'), findCatalog(language)].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  )
  const items = source.flatMap((catalog) => parsePo(catalog).items)
  const messages = Object.fromEntries(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : [])))
  return setupI18n({ locale: language, messages: { [language]: messages } }).setMessagesCompiler(compileMessage)
})

function findCatalog(language: string): string {
  return `locales/${language}/authoring/problems.po`
}
