import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { loadI18n } from '../../locales/browser.ts'
import { splitLocale } from '../../locales/paths.ts'
import { App } from '../shared/App.tsx'
import { type DocumentState, documentStateId, putBackArticle } from '../shared/page-data.ts'
import { createPageStore, loadScreen } from '../shared/page-store.ts'
import { clearReloaded } from '../shared/RoutingError.tsx'
import { startScrollRestoration } from './scroll.ts'
import '../styles/global.css'

// Not awaited: the screen's chunk needs this one, and would wait for it in turn.
void hydrate()

/** Makes the prerendered document live. Until then, and where a chunk is missing, it stays a complete static page. */
async function hydrate() {
  const root = document.getElementById('root')
  if (!root) throw new Error('Could not find root element to mount to')
  const { page, layout, buildId } = readDocumentState()
  const [i18n, Screen] = await Promise.all([loadI18n(splitLocale(page.path).locale), loadScreen(page.name)])
  const store = createPageStore({ record: page, Screen }, location.pathname, buildId)
  startScrollRestoration()
  // Without transitions a navigation shows "Loading…" at once instead of a page that seems not to react.
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App i18n={i18n} layout={layout} store={store} firstHead={page.head} />
      </BrowserRouter>
    </StrictMode>
  )
  // In slices: as one piece it keeps a slow phone from answering for a tenth of a second or more.
  startTransition(() => {
    hydrateRoot(root, app)
  })
  clearReloaded()
}

function readDocumentState(): DocumentState {
  const json = document.getElementById(documentStateId)?.textContent
  if (!json) throw new Error(`The document has no #${documentStateId}; renderer/server/document.tsx writes it`)
  const state: DocumentState = JSON.parse(json)
  return { ...state, page: putBackArticle(state.page, document) }
}
