import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, Suspense, use, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type RouteObject, useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router-dom'
import { type Locale, localeCodes } from '../locales/locales.ts'
import { localizePath } from '../locales/paths.ts'
import { PostsLoading } from '../pages/blog/PostsLoading.tsx'
import { isOfBlog } from '../pages/match-route.ts'
import { type RouteName, routes } from '../pages/routes.ts'
import { ServicesLayout } from '../pages/services/ServicesLayout.tsx'
import { Layout } from './layout/Layout.tsx'
import { startNavigation } from './navigation.ts'
import type { LayoutData, PageRecord } from './page-record.ts'
import type { PageStore } from './page-store.ts'
import { RoutingErrorBoundary } from './RoutingError.tsx'
import { scrollOnArrival } from './scroll.ts'
import { Breadcrumbs } from './ui/Breadcrumbs.tsx'
import { Loading } from './ui/Loading.tsx'
import { BuildIdContext } from './ui/useBuildId.ts'
import { CurrentPathContext } from './ui/useCurrentPath.ts'

type AppProps = { i18n: I18n; layout: LayoutData; store: PageStore; firstHead: PageRecord['head'] }
type Arrival = { firstHead: PageRecord['head']; announce: (title: string) => void }

/** The whole site as one component, the same on the server and in the browser; it stands inside a router. */
export function App({ i18n, layout, store, firstHead }: AppProps) {
  const location = useLocation()
  const path = store.resolvePath(location.pathname)
  const element = useRoutes(routeObjects[i18n.locale as Locale], { ...location, pathname: path })
  const [announcement, announce] = useState('')
  const arrival = useMemo(() => ({ firstHead, announce }), [firstHead])
  useNavigation(store)
  return (
    <I18nProvider i18n={i18n}>
      <CurrentPathContext value={path}>
        <BuildIdContext value={store.buildId}>
          <Layout data={layout} announcement={announcement}>
            <StoreContext value={store}>
              <ArrivalContext value={arrival}>
                <RoutingErrorBoundary key={path}>
                  <Suspense key={path} fallback={isOfBlog(path) ? <PostsLoading /> : <Loading />}>
                    {element}
                  </Suspense>
                </RoutingErrorBoundary>
              </ArrivalContext>
            </StoreContext>
          </Layout>
        </BuildIdContext>
      </CurrentPathContext>
    </I18nProvider>
  )
}

const StoreContext = createContext<PageStore | null>(null)
const ArrivalContext = createContext<Arrival>({ firstHead: {}, announce: () => {} })

/** The screen of the current location; suspends while it is loaded. */
function CurrentScreen() {
  const store = useContext(StoreContext)
  if (!store) throw new Error('CurrentScreen stands outside of App')
  const page = store.get(useLocation().pathname)
  const { record, Screen } = page instanceof Promise ? use(page) : page
  useArrival(record)
  return (
    <>
      <Breadcrumbs items={record.breadcrumbs} />
      <Screen data={record.data} />
    </>
  )
}

function useNavigation(store: PageStore) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    // For those who wait for it: the document answers to more than its plain links and forms from now on.
    document.documentElement.dataset.live = ''
    return startNavigation(store, navigate)
  }, [store, navigate])
}

/** After a navigation: the new head, the scroll position, the focus, and the title for screen readers. */
function useArrival(record: PageRecord) {
  const { key, hash } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'
  const { firstHead, announce } = useContext(ArrivalContext)
  useLayoutEffect(() => {
    if (!scrollOnArrival(record.path, { key, hash }, isBackOrForward)) return
    document.getElementById('main')?.focus({ preventScroll: true })
    void showHead(firstHead, record.head).then(() => announce(document.title))
  }, [key, hash, isBackOrForward, record, firstHead, announce])
}

/**
 * Unhead is loaded with the first navigation: the document came with the right head. Where it cannot be loaded, the title
 * is enough for a visitor; crawlers load documents.
 */
async function showHead(first: PageRecord['head'], next: PageRecord['head']) {
  try {
    const { updateHead } = await import('./update-head.ts')
    updateHead(first, next)
  } catch {
    document.title = next.title ?? document.title
  }
}

const routeObjects = Object.fromEntries(localeCodes.map((locale) => [locale, createRouteObjects(locale)])) as Record<
  Locale,
  RouteObject[]
>

/** The route table for the router; the pages of the services stand in a layout of their own. */
function createRouteObjects(locale: Locale): RouteObject[] {
  const screen = <CurrentScreen />
  const toRoute = (name: RouteName): RouteObject => ({ path: localizePath(routes[name], locale), element: screen })
  const services: RouteName[] = ['services', 'service']
  const others = (Object.keys(routes) as RouteName[]).filter((name) => !services.includes(name))
  return [...others.map(toRoute), { element: <ServicesLayout />, children: services.map(toRoute) }]
}
