import { useLayoutEffect } from 'react'
import type { Location } from 'react-router-dom'
import type { PageData } from '../../pages/page-data.ts'
import type { PageStore } from './page-store.ts'
import { findTarget, scrollOnArrival } from './scroll.ts'

/** The input of the effects of a navigation, beside the page and its location. */
export type NavigationContext = {
  store: PageStore
  isBackOrForward: boolean
  announce: (title: string) => void
}

/** After a navigation: the new head, the scroll position, the focus, and the title for screen readers. */
export function useNavigationEffects(
  record: PageData,
  { key, hash }: Location,
  { store, isBackOrForward, announce }: NavigationContext,
) {
  useLayoutEffect(() => {
    if (!scrollOnArrival(record.path, { key, hash }, isBackOrForward)) return
    const main = document.getElementById('main')
    // As after a link that the browser follows, the next Tab goes on from the anchor, which shows no focus.
    const place = findTarget(hash) ?? main
    if (place && place.tabIndex < 0) place.tabIndex = -1
    place?.focus({ preventScroll: true })
    if (main) fadeIn(main)
    runAfterPaint(() => {
      document.title = record.head.title ?? ''
      announce(document.title)
      // The rest of the head is for machines, which load documents: where unhead cannot be loaded, the title is enough.
      runWhenIdle(() =>
        import('./update-head.ts').then(({ updateHead }) => updateHead(store.first.head, record.head)).catch(() => {}),
      )
    })
  }, [key, hash, isBackOrForward, record, store, announce])
}

/** Not by a view transition: that captures the old page first, which takes a slow phone 170 ms. */
function fadeIn(element: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate({ opacity: [0.3, 1] }, { duration: 200, easing: 'ease-out' })
}

/** A page in the background is not painted, but its title is seen. */
function runAfterPaint(work: () => void) {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

/** Not in Safari, which has no such callback yet: there at once. */
function runWhenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else work()
}
