import { splitLocale } from '../../../locales/paths.ts'
import { createPage } from '../../../pages/all-pages.ts'
import { gone, redirects } from '../../../pages/redirects.ts'
import { getDocumentPath } from '../../shared/document-path.ts'

/** The rules for URLs that are not built any more, as Netlify reads them from `_redirects`; files win over them. */
export function createRedirects(): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  const removed = gone.map((from) => {
    const notFound = createPage('notFound', {}, splitLocale(from).locale)
    return `${from} ${getDocumentPath(notFound.path)} 410`
  })
  return [...moved, ...removed].map((line) => `${line}\n`).join('')
}
