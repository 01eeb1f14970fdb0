import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Catalogs, selectIds } from '../../authoring/extract/list-catalogs.ts'
import { listCatalogLocales } from '../../locales/demo-locales.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { readPo, syncPo } from '../../locales/po-file.ts'
import { findCatalog } from '../../locales/server.ts'

/**
 * Brings catalogs up to date with the ids that they must have: new ones are added, unused ones removed, and translations stay.
 *
 * @param pattern of all catalogs of this kind, and the folder in which they stand
 * @returns how many there are, and how many texts wait for their words
 */
export function syncCatalogs(catalogs: Catalogs, pattern: string, cwd: string): { files: number; empty: number } {
  let empty = 0
  const files = [...catalogs].flatMap(([name, ids]) =>
    listCatalogLocales(name).map((locale) => {
      const file = `locales/${locale}/${name}.po`
      const path = findCatalog(locale, name)
      const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined
      if (present !== undefined) readPo(present, file)
      const content = syncPo(present, selectIds(ids, locale, present), locale)
      empty += [...readPo(content)].filter(([, { text }]) => !text).length
      mkdirSync(dirname(path), { recursive: true })
      writeChanged(path, content)
      return file
    }),
  )
  for (const file of globSync(pattern, { cwd })) {
    const [, locale, name = ''] = /^locales.(..).(.*)\.po$/.exec(file) ?? []
    // The translations of a language that the site does not have now are kept for the day when it does.
    const isOfSite = localeCodes.some((code) => code === locale) || !catalogs.has(name.replaceAll('\\', '/'))
    const path = findCatalog(locale as Locale, name.replaceAll('\\', '/'))
    if (isOfSite && !files.includes(file)) rmSync(path)
  }
  return { files: files.length, empty }
}

/** Leaves an unchanged file alone: a new time would reload the pages of a development server. */
export function writeChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
}
