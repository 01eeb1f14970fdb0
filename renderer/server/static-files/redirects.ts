import { localeCodes, locales } from '../../../locales/locales.ts'
import { localizePath, splitLocale } from '../../../locales/paths.ts'
import { gone, redirects } from '../../../model/kinds/redirects.ts'
import { getPage, pages } from '../../../pages/data/all-pages.ts'
import { hasPages } from '../../../pages/data/route-facts.ts'
import { href } from '../../../pages/data/routes.ts'
import { getDocumentPath } from '../../shared/urls.ts'

/** The first rule wins, and files before all (https://docs.netlify.com/manage/routing/redirects/overview/): the root's 404.html needs none. */
export function createRedirects(): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  const removed = gone.map((from) => `${from} ${getNotFoundDocument(from)} 410`)
  // Courses of the past have no page; those that have one win.
  const past = localeCodes.map((code) => {
    const instead = (['courses', 'training'] as const).find((name) => hasPages(name, code)) ?? 'home'
    return `${localizePath('/courses/*', code)} ${href(instead, {}, code)} 302`
  })
  const elsewhere = pages.flatMap(({ name, params, locale, path }) =>
    name === 'elsewhere' ? [`${localizePath(`/${params['*']}`, locale)} ${getDocumentPath(path)} 404`] : [],
  )
  const unknown = localeCodes
    .map((code) => locales[code].prefix)
    .filter((prefix) => prefix !== '')
    .map((prefix) => `${prefix}/* ${getNotFoundDocument(prefix)} 404`)
  // A client that looks for an icon by its old name gets a PNG, which needs no format of its own.
  const icon = '/favicon.ico /icon-32.png 301'
  return [...moved, ...removed, icon, ...elsewhere, ...past, ...unknown].map((line) => `${line}\n`).join('')
}

function getNotFoundDocument(path: string): string {
  return getDocumentPath(getPage('notFound', {}, splitLocale(path).locale).path)
}
