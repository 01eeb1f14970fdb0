import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { Layout } from '../../pages/layout/Layout.tsx'
import type { LayoutData } from '../../pages/page-data.ts'
import { CurrentLocation } from '../../pages/ui/CurrentLocation.tsx'
import { EmptyRoutesContext } from '../../pages/ui/use-has-pages.ts'
import { Pages } from './Pages.tsx'
import type { PageStore } from './page-store.ts'

type AppProps = { i18n: I18n; layout: LayoutData; store: PageStore }

export function App({ i18n, layout, store }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <RouterLocation store={store}>
        <EmptyRoutesContext value={layout.empty}>
          <Layout data={layout}>
            <Pages store={store} />
          </Layout>
        </EmptyRoutesContext>
      </RouterLocation>
    </I18nProvider>
  )
}

/** A component of its own, so that a navigation renders no more of the layout than the links that mark the current page. */
function RouterLocation({ store, children }: { store: PageStore; children: ReactNode }) {
  const location = useLocation()
  const current = useMemo(() => ({ ...location, pathname: store.resolvePath(location.pathname) }), [location, store])
  return <CurrentLocation location={current}>{children}</CurrentLocation>
}
