// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { splitLocale } from '../locales/paths.ts'
import { findPage, getPage } from '../pages/data/all-pages.ts'
import { href } from '../pages/data/routes.ts'
import { developmentAssets } from './server/document-assets.ts'

/** Renders a page in the development server; a build renders all pages by write-site.ts. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const path = pageContext.urlPathname
  const page = findPage(path) ?? findElsewhere(path) ?? getPage('notFound', {}, splitLocale(path).locale)
  // Imported here, because vike links the styles of what this file imports statically; the document has them already.
  const { renderDocument } = await import('./server/document.tsx')
  return dangerouslySkipEscape(await renderDocument(page, developmentAssets))
}

function findElsewhere(pathname: string) {
  const { locale, path } = splitLocale(pathname)
  return findPage(href('elsewhere', { '*': path.slice(1) || '-' }, locale))
}
