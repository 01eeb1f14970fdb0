// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { splitLocale } from '../locales/paths.ts'
import { createPage, findPage } from '../pages/all-pages.ts'
import { getDocumentAssets } from './server/document-assets.ts'

export async function onRenderHtml(pageContext: PageContextServer) {
  const path = pageContext.urlPathname
  const page = findPage(path) ?? createPage('notFound', {}, splitLocale(path).locale)
  const assets = getDocumentAssets(pageContext.globalContext.assetsManifest, page)
  // Imported here, because vike links the styles of what this file imports statically; the document has them already.
  const { renderDocument } = await import('./server/document.tsx')
  return dangerouslySkipEscape(await renderDocument(page, assets))
}
