import {
  Activity,
  createContext,
  memo,
  Suspense,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { type Location, useNavigate, useNavigationType } from 'react-router-dom'
import { pageShown } from '../../pages/layout/header/MessengerLink.tsx'
import styles from '../../pages/layout/Layout.module.css'
import type { PageData } from '../../pages/page-data.ts'
import { getPlaceholder } from '../../pages/screens.ts'
import { Breadcrumbs } from '../../pages/ui/Breadcrumbs.tsx'
import { CallToAction } from '../../pages/ui/CallLinks.tsx'
import { CurrentLocation } from '../../pages/ui/CurrentLocation.tsx'
import { ForReaders } from '../../pages/ui/ForReaders.tsx'
import { OriginalLink } from '../../pages/ui/OriginalLink.tsx'
import { AfterSection } from '../../pages/ui/Section.tsx'
import { useCurrentLocation } from '../../pages/ui/use-current-location.ts'
import { noteView } from '../../pages/ui/visit.ts'
import { startNavigation } from './navigation.ts'
import type { LoadedPage, PageStore } from './page-store.ts'
import { RoutingErrorBoundary } from './RoutingError.tsx'
import { findTarget, scrollOnArrival } from './scroll.ts'

/** Hidden, also the page that the visitor seems about to open. The previous one goes after the next paint: it takes a slow phone 30 ms. */
export function Pages({ store }: { store: PageStore }) {
  const current = useCurrentLocation()
  const previousLocation = useDeferredValue(current)
  const prefetchedLocation = usePrefetchedLocation(store, current)
  const [announcement, announce] = useState('')
  const isBackOrForward = useNavigationType() === 'POP'
  const context = useMemo(() => ({ store, announce, isBackOrForward }), [store, isBackOrForward])
  return (
    <PagesContext value={context}>
      <main id="main" tabIndex={-1} className={styles.main} ref={layOutAhead}>
        {listByPath([previousLocation, current, prefetchedLocation ?? current]).map((location) => {
          const isCurrent = location.pathname === current.pathname
          return (
            <Activity key={location.pathname} mode={isCurrent ? 'visible' : 'hidden'}>
              <div className={isCurrent ? undefined : styles.ahead}>
                <RoutedPage location={isCurrent ? current : location} />
              </div>
            </Activity>
          )
        })}
      </main>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </PagesContext>
  )
}

/** A page that stays in its place costs nothing. The prefetched one is last, for the browser finds labels and anchors by the first id. */
function listByPath(locations: Location[]): Location[] {
  return [...new Map(locations.map((location) => [location.pathname, location])).values()]
}

/**
 * <Activity> hides what it renders ahead from layout too, which is the longest part of opening a page. So each page that comes is laid
 * out once in its place; until it is opened, `styles.ahead` hides it, which keeps its layout.
 */
function layOutAhead(main: HTMLElement) {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const page of addedNodes) {
        if (!(page instanceof HTMLElement)) continue
        page.style.cssText = 'content-visibility: visible'
        page.getBoundingClientRect()
        page.style.cssText = ''
      }
  })
  observer.observe(main, { childList: true })
  return () => observer.disconnect()
}

/** The location to which the visitor seems about to go, once its page is loaded. */
function usePrefetchedLocation(store: PageStore, current: Location): Location | undefined {
  const navigate = useNavigate()
  const [prefetchedLocation, setPrefetched] = useState<Location>()
  // Drop the state of the prefetched page when it is opened, so that forms start empty.
  if (prefetchedLocation?.pathname === current.pathname) setPrefetched(undefined)
  useLayoutEffect(() => {
    return startNavigation(store, navigate, (next) => startTransition(() => setPrefetched(next)))
  }, [store, navigate])
  return prefetchedLocation
}

const RoutedPage = memo(function RoutedPage({ location }: { location: Location }) {
  const Placeholder = getPlaceholder(location.pathname)
  return (
    <CurrentLocation location={location}>
      <RoutingErrorBoundary>
        <Suspense fallback={<Placeholder />}>
          <RoutedScreen location={location} />
        </Suspense>
      </RoutingErrorBoundary>
    </CurrentLocation>
  )
})

const PagesContext = createContext<NavigationContext | null>(null)

function RoutedScreen({ location }: { location: Location }) {
  const context = use(PagesContext)
  if (!context) throw new Error('RoutedScreen stands outside of Pages')
  // At each call, also when it is there by now: a render that React repeats must call the same hooks.
  const loaded = use(context.store.get(location.pathname))
  useNavigationEffects(loaded.record, location, context)
  useEffect(() => noteView(loaded.record.path), [loaded.record.path])
  useLayoutEffect(() => {
    // Marks the end of hydration; tests wait for it. React hydrates what stands in <Activity> and <Suspense> last.
    document.documentElement.dataset.hydrated = ''
    // Until here the start script answers Back.
    window.onpopstate = null
    dispatchEvent(new Event(pageShown))
  }, [])
  return <LoadedScreen page={loaded} />
}

/** A page from its breadcrumbs to its last call. Only another page renders it again, not a change of query or visibility. */
const LoadedScreen = memo(function LoadedScreen({ page: { record, Screen } }: { page: LoadedPage }) {
  const { breadcrumbs, data, forReaders, original } = record
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      {original && <OriginalLink original={original} />}
      <AfterSection value={(id) => <ForReaders blocks={forReaders} after={id} />}>
        <Screen data={data} />
      </AfterSection>
      <ForReaders blocks={forReaders} />
      {'callToAction' in data && <CallToAction data={data.callToAction} />}
    </>
  )
})

type NavigationContext = { store: PageStore; isBackOrForward: boolean; announce: (title: string) => void }

function useNavigationEffects(
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
