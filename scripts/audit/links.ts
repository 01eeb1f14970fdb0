import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitLocale } from '../../locales/paths.ts'
import { findPage } from '../../pages/all-pages.ts'
import type { Rule } from './site.ts'

/** The paths of functions, from their `config`. */
const functionPaths = new Set(
  readdirSync('functions').flatMap((name) => {
    const file = `functions/${name}/${name}.ts`
    const config = existsSync(file) ? /^export const config[\s\S]*/m.exec(readFileSync(file, 'utf8'))?.[0] : undefined
    return config?.match(/(?<=')\/api\/[\w/-]+(?=')/g) ?? []
  }),
)

/** Links lead to pages, files, functions and anchors that exist, and stay in the language of their page. */
export const links: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  const anchors = new Map<string, Set<string>>()
  const getAnchors = (path: string) => {
    const known = anchors.get(path)
    if (known) return known
    const $ = documents.get(path)?.$
    const ids = new Set(
      $
        ? $('[id]')
            .toArray()
            .map((element) => element.attribs.id ?? '')
        : [],
    )
    anchors.set(path, ids)
    return ids
  }
  for (const { file, page, $ } of documents.values()) {
    for (const element of $('a[href], form[action]').toArray()) {
      const target = element.attribs.href ?? element.attribs.action ?? ''
      const base = `https://site.invalid${page.path}`
      if (!URL.canParse(target, base)) {
        problems.push(`${file}: "${target}" is no URL`)
        continue
      }
      const url = new URL(target, base)
      if (url.origin !== 'https://site.invalid') continue
      const path = decodeURI(url.pathname)
      if (functionPaths.has(path)) continue
      if (!findPage(path)) {
        const isFile = path.includes('.') && existsSync(join(folder, path))
        if (!isFile) problems.push(`${file}: ${target} leads nowhere; make links with href() or Link`)
        continue
      }
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (anchor && !getAnchors(path).has(anchor)) problems.push(`${file}: ${target} has no element with that id`)
      const isLanguageLink = element.attribs.hreflang !== undefined
      if (!isLanguageLink && splitLocale(path).locale !== page.locale) {
        problems.push(`${file}: ${target} leaves the language of the page; visitors must stay in the one they chose`)
      }
    }
  }
  return problems
}
