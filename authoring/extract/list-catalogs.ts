import { globSync, readFileSync } from 'node:fs'
import { type Locale, sourceLocale } from '../../locales/locales.ts'
import { readPo } from '../../locales/po-file.ts'
import { getWrittenIn } from '../../locales/server.ts'
import { listContentTexts } from '../../model/catalogs.ts'
import { hasLanguage } from '../../model/kinds/piece-languages.ts'

/**
 * The ids of each catalog, with the English of those whose English stands in `content/`. The first part of an id is the name of
 * its catalog, and the folder of the source is that of the catalog: `header`, `demos/banking`, `functions/mail`,
 * `content/services` below `locales/<locale>/`.
 */
export type Catalogs = Map<string, Map<string, string | undefined>>

export function listContentCatalogs(): Catalogs {
  const catalogs: Catalogs = new Map()
  for (const { id, english } of listContentTexts()) add(catalogs, 'content/', id, english)
  return catalogs
}

export function listInterfaceCatalogs(): Catalogs {
  const catalogs: Catalogs = new Map()
  const exclude = (path: string) => /\.(test|e2e)\./.test(path)
  for (const file of globSync('{pages,renderer,demos,functions,authoring,editor,scripts}/**/*.{ts,tsx}', { exclude })) {
    const folder = /^(demos|functions|authoring|editor|scripts)\//.exec(file)?.[0] ?? ''
    for (const id of listIds(file, folder)) add(catalogs, folder, id)
  }
  // As owner-words.ts says them, for code that comes before all catalogs.
  for (const file of globSync(['*.ts', '{model,authoring}/**/*.ts', '{locales/{locales,po-file},scripts/build}.ts'], {
    exclude,
  }))
    for (const id of listProblemIds(readFileSync(file, 'utf8'))) add(catalogs, 'authoring/', id)
  return catalogs
}

/** The ids of all interface texts, each with its catalog, in the order of the alphabet. */
export function listMessageIds(catalogs: Catalogs): Record<string, string> {
  const entries = [...catalogs].flatMap(([catalog, ids]) => [...ids.keys()].map((id) => [id, catalog] as const))
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The ids of problems that a source names. One that it refuses by its id has a remedy behind that. */
export function listProblemIds(source: string): string[] {
  const named = [...source.matchAll(/['`](problems\.[\w.]+)/g)].map(([, id = '']) => id)
  const refused = [...source.matchAll(/refuseById\([^()]*?'(problems\.[\w.]+)'/g)].map(([, id]) => `${id}.remedy`)
  return [...named, ...refused]
}

function add(catalogs: Catalogs, folder: string, id: string, english?: string) {
  const name = folder + id.split('.')[0]
  const ids = catalogs.get(name) ?? new Map<string, string | undefined>()
  catalogs.set(name, ids.set(id, english))
}

/** Those of a language's catalog: none of pieces that it lacks or that are written in it, but what was translated once stays. */
export function selectIds(ids: ReadonlyMap<string, string | undefined>, locale: Locale, present: string | undefined) {
  const translated = readPo(present ?? '')
  const isTranslated = (id: string) => translated.get(id)?.text !== undefined
  const isWanted = (id: string) => hasLanguage(id, locale) && getWrittenIn(id) !== locale
  return new Map([...ids].filter(([id, english]) => english === undefined || isTranslated(id) || isWanted(id)))
}

/** The id of a text where a source uses it. A source may put one together: then its beginning, and its end behind a single name. */
const pattern = /\b(?:i18n\s*\.t|tell)\(\s*(?:['"]([\w.-]+)['"]\s*[,)]|`([\w-]+\.[\w.-]*)\$\{(?:\w+\}(\.[\w.-]+)`)?)/g

/**
 * The ids of the interface texts that a source uses. Those that begin and end as a template does, such as
 * `banking.category.${category}`, are those of the English catalog, since a source cannot tell them. A new one is
 * written there first.
 */
export function listIds(file: string, folder: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, id, prefix = '', end = '']) => {
    if (id) return [id]
    const catalog = `locales/${sourceLocale}/${folder}${prefix.split('.')[0]}.po`
    return [...readPo(readFileSync(catalog, 'utf8'), catalog).keys()].filter(
      (each) => each.startsWith(prefix) && each.endsWith(end),
    )
  })
}
