// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { splitLocale } from '../locales/paths.ts'
import { createPage, findPage } from '../pages/all-pages.ts'
import { renderDocument } from './document.tsx'
import { getDocumentAssets } from './document-assets.ts'

export async function onRenderHtml(pageContext: PageContextServer) {
  const path = pageContext.urlPathname
  const page = findPage(path) ?? createPage('notFound', {}, splitLocale(path).locale)
  const assets = getDocumentAssets(pageContext.globalContext.assetsManifest, page)
  return {
    documentHtml: dangerouslySkipEscape(await renderDocument(page, assets)),
    injectFilter: leaveOutInjectedAssets,
  }
}

/** The document holds its stylesheet and start script itself. Vike calls this for built pages only. */
function leaveOutInjectedAssets(assets: InjectFilterEntry[]) {
  for (const asset of assets) asset.inject = false
}
