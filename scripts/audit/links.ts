import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { splitLocale } from '../../locales/paths.ts'
import { findPage } from '../../pages/all-pages.ts'
import { functionConfigs } from './functions.ts'
import type { BuiltDocument, Rule } from './site.ts'

const functionPaths: string[] = [...functionConfigs.values()].flatMap(({ path }) => path ?? [])

/** Links lead to pages, files, functions and anchors that exist, and stay in the language of their page. */
export const links: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  const anchors = new Map([...documents].map(([path, { $ }]) => [path, listIds($)]))
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
      if (functionPaths.includes(path)) continue
      if (!findPage(path)) {
        const isFile = path.includes('.') && existsSync(join(folder, path))
        if (!isFile) problems.push(`${file}: ${target} leads nowhere; make links with href() or Link`)
        continue
      }
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (anchor && !anchors.get(path)?.has(anchor)) problems.push(`${file}: ${target} has no element with that id`)
      const isLanguageLink = element.attribs.hreflang !== undefined
      if (!isLanguageLink && splitLocale(path).locale !== page.locale) {
        problems.push(`${file}: ${target} leaves the language of the page; visitors must stay in the one they chose`)
      }
    }
  }
  return problems
}

function listIds($: BuiltDocument['$']): Set<string | undefined> {
  return new Set(
    $('[id]')
      .toArray()
      .map(({ attribs }) => attribs.id),
  )
}
