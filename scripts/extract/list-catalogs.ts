import { globSync, readFileSync } from 'node:fs'
import { extractor } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { listContentTexts } from '../../content/catalogs.ts'
import linguiConfig from '../../lingui.config.ts'
import { sourceLocale } from '../../locales/locales.ts'
import { readPo } from '../../locales/po-file.ts'

/**
 * The ids of each catalog, with the English of those whose English stands in `content/`. The first part of an id is the name of
 * its catalog, and the folder of the source is that of the catalog: `nav`, `demos/banking`, `functions/mail`,
 * `content/services` below `locales/<locale>/`.
 */
export async function listCatalogs(): Promise<Map<string, Map<string, string | undefined>>> {
  const catalogs = new Map<string, Map<string, string | undefined>>()
  const add = (folder: string, id: string, english?: string) => {
    const name = folder + id.split('.')[0]
    const ids = catalogs.get(name) ?? new Map<string, string | undefined>()
    catalogs.set(name, ids.set(id, english))
  }
  for (const { id, english } of listContentTexts()) add('content/', id, english)
  await Promise.all(
    globSync('{pages,renderer,demos,functions}/**/*.{ts,tsx}', { exclude: (path) => /\.(test|e2e)\./.test(path) }).map(
      async (file) => {
        const folder = /^(demos|functions)\//.exec(file)?.[0] ?? ''
        for (const id of await listIds(file)) add(folder, id)
        for (const id of listPrefixedIds(file, folder)) add(folder, id)
      },
    ),
  )
  return catalogs
}

/** An id that ends in the source's own words: `banking.category.${category}`. */
const templatePattern = /\bi18n\.t\(\s*`([\w-]+\.[\w.-]*)\$\{[^`]*`/g

const config = makeConfig(linguiConfig, { skipValidation: true })

/** The ids of the interface texts that a source uses. */
export async function listIds(file: string): Promise<string[]> {
  const source = readFileSync(file, 'utf8')
  if (!/i18n|lingui/.test(source)) return []
  // The extractor knows whole ids only, and complains of others.
  const whole = source.replaceAll(templatePattern, 'void (`$1`')
  const ids: string[] = []
  await extractor.extract(file, whole, ({ id }) => ids.push(id), { linguiConfig: config })
  return ids
}

/**
 * The ids that begin as a template does, such as `i18n.t(`banking.category.${category}`)`: those of the English catalog, since
 * a source cannot tell them. A new one is written there first.
 */
export function listPrefixedIds(file: string, folder: string): string[] {
  const prefixes = [...readFileSync(file, 'utf8').matchAll(templatePattern)].map(([, prefix = '']) => prefix)
  return prefixes.flatMap((prefix) => {
    const catalog = `locales/${sourceLocale}/${folder}${prefix.split('.')[0]}.po`
    return [...readPo(readFileSync(catalog, 'utf8'), catalog).keys()].filter((id) => id.startsWith(prefix))
  })
}
