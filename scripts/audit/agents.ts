import { searchSite } from '../../functions/mcp/search-site.ts'
import { localeCodes } from '../../locales/locales.ts'
import { queries } from '../../search/evaluation/queries.ts'
import { isChinese } from '../../search/is-chinese.ts'
import { keepLetters } from './keep-letters.ts'
import type { BuiltSite } from './site.ts'

/** What the search of `/mcp` gives for the queries of visitors stands where it says, word for word, and is more than a label. */
export async function agents({ documents }: BuiltSite): Promise<string[]> {
  const words = new Map([...documents].map(([path, { $ }]) => [path, keepLetters($('main').text())]))
  const problems = new Set<string>()
  for (const locale of localeCodes) {
    const { first = {}, firstThree = {} } = queries[locale] ?? {}
    for (const query of [...Object.keys(first), ...Object.keys(firstThree)]) {
      for (const { url, heading, passage } of (await searchSite(query, locale, 10, '')).results) {
        const [path = '', id = ''] = url.split('#')
        if (documents.get(path)?.$(`main [id="${id}"]`).length !== 1) problems.add(`${url} leads nowhere`)
        for (const line of [heading, ...passage.replace(/…$/, '').split('\n')]) {
          if (!words.get(path)?.includes(keepLetters(line))) problems.add(`${url} has no "${line}"`)
        }
        if (passage.length < shortest[isChinese(passage) ? 'han' : 'other'])
          problems.add(`${url}: "${passage}" is a label`)
      }
    }
  }
  return [...problems]
}

/** Characters. */
const shortest = { han: 12, other: 25 }
