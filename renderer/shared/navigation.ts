import type { Location, NavigateFunction } from 'react-router-dom'
import { splitLocale } from '../../locales/paths.ts'
import { matchRoute } from '../../pages/data/match-route.ts'
import { closeOpenMenus } from '../../pages/ui/close-open-menus.ts'
import { hasModifier } from '../../pages/ui/has-modifier.ts'
import type { EntryState } from '../../pages/ui/use-visited-page.ts'
import type { PageStore } from './page-store.ts'
import { leaveByLink, leaveForAnchor } from './scroll.ts'

/** Turns plain links into navigations without a load. The page of a link that the visitor points at is prefetched and given to `prepare`. */
export function startNavigation(
  store: PageStore,
  navigate: NavigateFunction,
  prepare: (location: Location) => void,
): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal, passive: true }
  let latest: string | undefined

  /** Another language has the same anchors, and the line that a visitor has drawn. */
  function keepFragment({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link?.origin === location.origin) link.hash = location.hash
  }
  for (const use of ['pointerover', 'focusin', 'click'] as const) {
    document.addEventListener(use, keepFragment, options)
  }

  async function prefetch(event: Event) {
    const url = findInternalLink(event)
    if (!url || url.href === latest) return
    latest = url.href
    const { search, hash } = url
    const pathname = store.resolvePath(url.pathname)
    store.prefetch(pathname)
    try {
      await Promise.all([store.get(pathname), import('./update-head.ts')])
      if (latest === url.href && !controller.signal.aborted)
        prepare({ pathname, search, hash, state: null, key: 'default' })
    } catch {
      // Ignored: the click loads the page again and shows the error.
    }
  }
  for (const intent of ['pointerover', 'focusin', 'pointerdown'] as const) {
    document.addEventListener(intent, prefetch, options)
  }

  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      const url = findInternalLink(event)
      if (!url) return
      if (isAnchorOfThisPage(url)) return leaveForAnchor(url.hash)
      event.preventDefault()
      latest = undefined
      follow(url, store, navigate)
    },
    { signal: controller.signal },
  )
  // Close menus on leaving: Back may restore the page as it was.
  addEventListener('pagehide', closeOpenMenus, { signal: controller.signal })
  return () => controller.abort()
}

function follow(url: URL, store: PageStore, navigate: NavigateFunction) {
  store.prefetch(store.resolvePath(url.pathname))
  closeOpenMenus()
  leaveByLink()
  const state: EntryState = { from: location.pathname }
  // As in the browser, a link to the current page adds nothing to the history.
  navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href, state })
}

/** The link under an event, if it leads to a page of this site in this language and in this window. */
function findInternalLink(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const url = new URL(link.href)
  // Another language has another document language, catalog and layout: its links load the document.
  const isSameLocale = splitLocale(url.pathname).locale === splitLocale(location.pathname).locale
  return isSameLocale && matchRoute(url.pathname) ? url : undefined
}

/** A link to a place on the current page is the browser's own work. */
function isAnchorOfThisPage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search && url.hash !== ''
}
