import { flushSync } from 'react-dom'
import type { NavigateFunction } from 'react-router-dom'
import { splitLocale } from '../locales/paths.ts'
import { matchRoute } from '../pages/match-route.ts'
import type { PageStore } from './page-store.ts'
import { leaveByLink, leaveForAnchor } from './scroll.ts'
import type { EntryState } from './ui/useVisitedPage.ts'

/**
 * Turns plain links into navigations without a page load, and prefetches a page when the visitor shows interest in its
 * link. One listener on the document serves every link, those inside articles too, and a link that is clicked before
 * hydration simply loads its page.
 *
 * @returns a function that ends it
 */
export function startNavigation(store: PageStore, navigate: NavigateFunction): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal, passive: true }

  function prefetch(event: Event) {
    const url = findInternalLink(event)
    if (url) store.prefetch(store.resolvePath(url.pathname))
  }
  for (const intent of ['pointerover', 'focusin', 'pointerdown'] as const) {
    document.addEventListener(intent, prefetch, options)
  }

  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const url = findInternalLink(event)
      if (!url) return
      if (isAnchorOfThisPage(url)) return leaveForAnchor(url.hash)
      event.preventDefault()
      follow(url, store, navigate)
    },
    { signal: controller.signal },
  )
  return () => controller.abort()
}

function follow(url: URL, store: PageStore, navigate: NavigateFunction) {
  const target = url.pathname + url.search + url.hash
  const path = store.resolvePath(url.pathname)
  store.prefetch(path)
  const isLoaded = !(store.get(path) instanceof Promise)
  // As the browser does it: a link to where one is adds nothing to the history.
  const options = { replace: url.href === location.href, state: { from: location.pathname } satisfies EntryState }
  closeOpenMenus()
  leaveByLink()
  if (isLoaded && document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.startViewTransition(() => flushSync(() => navigate(target, options)))
  } else {
    navigate(target, options)
  }
}

/** The link under an event, where it leads to a page of this site in this language and in this window. */
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

function closeOpenMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
