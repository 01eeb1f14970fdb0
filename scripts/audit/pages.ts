import { existsSync } from 'node:fs'
import { isHiddenBuild, parseEnvironment } from '../../environment.ts'
import { pages } from '../../pages/all-pages.ts'
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
      problems.push(`${file}: robots "${robots}" does not fit listed in pages/route-facts.ts`)
    }
  }
  const known = new Set(pages.map((page) => getDocumentPath(page.path).slice(1)))
  for (const file of files) if (!known.has(file)) problems.push(`${file} is no page of pages/all-pages.ts`)
  return problems
}
