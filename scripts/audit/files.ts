import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHiddenBuild, parseEnvironment } from '../../environment.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { splitLocale } from '../../locales/paths.ts'
import { type PublishedUrls, published } from '../../model/kinds/published-urls.ts'
import { gone, redirects } from '../../model/kinds/redirects.ts'
import { findPage, pages, partialPages } from '../../pages/data/all-pages.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import type { Rule } from './site.ts'

/** Every page is built in the language of its path, and nothing else is. Only unlisted pages refuse search engines. */
export const builtPages: Rule = ({ files, documents }) => {
  const isHidden = isHiddenBuild(parseEnvironment(process.env))
  const expected = new Map(pages.map(({ path, locale }) => [getDocumentPath(path).slice(1), getLanguageTag(locale)]))
  const found = new Map([...documents.values()].map(({ file, $ }) => [file, $('html').attr('lang')]))
  return [
    ...[...expected]
      .filter(([file, locale]) => found.get(file) !== locale)
      .map(([file, locale]) => `${file} should be in ${locale}; found ${found.get(file) ?? 'no such file'}`),
    ...files.filter((file) => !expected.has(file)).map((file) => `${file} is no page of pages/data/all-pages.ts`),
    ...[...documents.values()].flatMap(({ file, page, $ }) => {
      const robots = $('meta[name="robots"]').attr('content') ?? ''
      const isOpen = page.listed && !isHidden
      return isOpen === robots.includes('noindex')
        ? `${file}: robots "${robots}" does not fit \`search\` in pages/data/route-facts.ts`
        : []
    }),
  ]
}

/** Every URL that was ever published is built, redirected or listed as removed. */
export const publishedUrls: Rule = () => listLostUrls(published, redirects, gone)

/** Returns the lines to add for each URL that would be lost. */
export function listLostUrls(known: PublishedUrls, moved: Record<string, string>, removed: string[]): string[] {
  const lost = Object.keys(known)
    // Courses leave when they are over, and their addresses lead on: renderer/server/static-files/redirects.ts.
    .filter((path) => !splitLocale(path).path.startsWith('/courses'))
    // A page that other languages still have: its address says so.
    .filter((path) => !(splitLocale(path).path in partialPages))
    .filter((path) => !findPage(path) && !(path in moved) && !removed.includes(path))
    .map(
      (path) =>
        `${path} was published and is not built any more. Add to content/redirects.json, under \`redirects\`: ` +
        `'${path}': '…where it is now', or under \`gone\`: '${path}',`,
    )
  const wrong = Object.entries(moved).flatMap(([from, to]) => [
    ...(findPage(to) ? [] : [`content/redirects.json sends ${from} to ${to}, which is not built`]),
    ...(findPage(from) ? [`content/redirects.json redirects ${from}, which is built: files win over redirects`] : []),
  ])
  return [...lost, ...wrong]
}

/** Nothing of the editor (`npm run edit`) is in a build: neither its routes and overlay nor the marks of texts. */
export const editor: Rule = ({ folder }) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|css|md)$/.test(file))
    .filter((file) => /__edit\b|data-text\b|x-edit-token/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${file} holds a part of the editor: build without EDITING, and see pages/ui/Text.tsx`)
