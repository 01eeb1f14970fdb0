import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gone, redirects } from '../../content/redirects.ts'
import { isHiddenBuild, parseEnvironment } from '../../environment.ts'
import { splitLocale } from '../../locales/paths.ts'
import { findPage, pages } from '../../pages/all-pages.ts'
import { type PublishedUrls, published } from '../../renderer/server/static-files/last-modified.ts'
import { dataUrl, getDocumentPath, layoutUrl, stylesheetUrl } from '../../renderer/shared/urls.ts'
import type { Rule } from './site.ts'

/** Every page is built once, in the language of its path, with its data for navigations; nothing else is built. */
export const builtPages: Rule = ({ folder, files, documents }) => {
  const problems: string[] = []
  for (const page of pages) {
    const document = documents.get(page.path)
    if (!document) {
      problems.push(`${getDocumentPath(page.path)} is missing: ${page.path} is in pages/all-pages.ts and was not built`)
      continue
    }
    const { $, file } = document
    const lang = $('html').attr('lang')
    const expected = page.locale
    if (lang !== expected) problems.push(`${file}: <html lang="${lang}"> should be "${expected}"`)

    const root = $('#root')
    const path = root.attr('data-path')
    const buildId = root.attr('data-build-id') ?? ''
    if (path !== page.path) problems.push(`${file} asks for the data of ${path}`)
    for (const url of [dataUrl(page.path, buildId), layoutUrl(page.locale, buildId), stylesheetUrl(buildId)]) {
      if (!existsSync(folder + url)) {
        problems.push(`${url} is missing: renderer/server/static-files/static-files.ts writes it`)
      }
    }
    const robots = $('meta[name="robots"]').attr('content') ?? ''
    if ((page.listed && !isHiddenBuild(parseEnvironment(process.env))) === robots.includes('noindex')) {
      problems.push(`${file}: robots "${robots}" does not fit \`search\` in pages/route-facts.ts`)
    }
  }
  const known = new Set(pages.map((page) => getDocumentPath(page.path).slice(1)))
  for (const file of files) if (!known.has(file)) problems.push(`${file} is no page of pages/all-pages.ts`)
  return problems
}

/** Every URL that was ever published is built, redirected or listed as removed. */
export const publishedUrls: Rule = () => listLostUrls(published, redirects, gone)

/** @returns what to add for each URL that would be lost */
export function listLostUrls(known: PublishedUrls, moved: Record<string, string>, removed: string[]): string[] {
  const lost = Object.keys(known)
    // Courses leave when they are over, and their addresses lead on: renderer/server/static-files/redirects.ts.
    .filter((path) => !splitLocale(path).path.startsWith('/courses'))
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
    .map((file) => `${file} holds a part of the editor: build without EDITING, and see renderer/ui/Text.tsx`)
