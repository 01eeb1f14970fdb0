import { text } from 'node:stream/consumers'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createI18n } from '../../locales/browser.ts'
import type { Page } from '../../pages/data/all-pages.ts'
import { getLayoutData } from '../../pages/get-layout-data.ts'
import { App } from '../shared/App.tsx'
import { createPageStore, loadScreen } from '../shared/page-store.ts'
import { getPageData } from './page-data.ts'
import { printHead } from './print-head.ts'

export type DocumentAssets = {
  buildId: string
  /** Elements that must come before all others: the font and the chosen colour scheme. */
  headStart: string
  /** Makes the style element of a document that shows `html`: a linked stylesheet costs half a second on a slow phone. */
  createStyle: (html: string) => string
  script: string
}

export async function renderDocument(page: Page, assets: DocumentAssets): Promise<string> {
  const [record, Screen] = await Promise.all([getPageData(page), loadScreen(page.name)])
  const layout = getLayoutData(page.locale)
  const i18n = createI18n(page.locale, layout.messages)
  i18n.on('missing', ({ id }) => {
    throw new Error(`${page.path} shows the text ${id}, which no catalog has: npm run extract adds it`)
  })
  const store = createPageStore({ record, Screen }, page.path)
  const content = await renderToHtml(
    <StrictMode>
      <StaticRouter location={page.path}>
        <App i18n={i18n} layout={layout} store={store} />
      </StaticRouter>
    </StrictMode>,
  )
  const { headTags, htmlAttrs } = printHead(record.head)
  return `<!doctype html>
<html${htmlAttrs}>
<head>
${assets.headStart}
${headTags}
${assets.createStyle(content)}
</head>
<body>
<div id="root" data-path="${page.path}" data-build-id="${assets.buildId}">${content}</div>
${assets.script}
</body>
</html>`
}

async function renderToHtml(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, {
    // Without this React writes a page of more than 12 KB as "Loading…" plus a script that swaps it in.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return text(prelude)
}
