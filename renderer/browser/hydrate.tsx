import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createI18n } from '../../locales/browser.ts'
import { splitLocale } from '../../locales/paths.ts'
import type { LayoutData } from '../../pages/page-data.ts'
import { fetchJson, readBuildId } from '../../pages/ui/load.ts'
import { noteSent } from '../../pages/ui/visit.ts'
import { App } from '../shared/App.tsx'
import { createPageStore, fetchPage } from '../shared/page-store.ts'
import { startScrollRestoration } from '../shared/scroll.ts'
import { layoutUrl } from '../shared/urls.ts'
import { startCopying } from './copy.ts'
import '../styles/global.css'
import '../styles/site.css'

// Not awaited: the screen's chunk needs this one, and would wait for it in turn.
void hydrate()

/** Makes the prerendered document live. Until then, and where a chunk is missing, it stays a complete static page. */
async function hydrate() {
  const root = document.getElementById('root')
  if (!root) throw new Error('Could not find root element to mount to')
  const { path = '/' } = root.dataset
  const { locale } = splitLocale(path)
  const [page, layout] = await Promise.all([fetchPage(path), fetchJson<LayoutData>(layoutUrl(locale, readBuildId()))])
  const i18n = createI18n(locale, layout.messages)
  const store = createPageStore(page, location.pathname)
  startScrollRestoration()
  startCopying()
  startNotingForms()
  // Without transitions a navigation shows "Loading…" at once instead of a page that seems not to react.
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App i18n={i18n} layout={layout} store={store} />
      </BrowserRouter>
    </StrictMode>
  )
  // In slices: as one piece it keeps a slow phone from answering for a tenth of a second or more.
  startTransition(() => {
    hydrateRoot(root, app)
  })
}

/** Those that the browser sends, which leave the document. The others are noted once they are accepted. */
function startNotingForms() {
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement) noteSent(target.action)
  })
}
