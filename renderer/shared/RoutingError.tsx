import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Component, type ReactNode, useEffect } from 'react'
import { isInSection } from '../../pages/data/routes.ts'
import actions from '../../pages/ui/actions.module.css'
import { Link } from '../../pages/ui/Link.tsx'
import { Loading } from '../../pages/ui/Loading.tsx'
import { PageLoadError } from '../../pages/ui/load.ts'
import section from '../../pages/ui/Section.module.css'
import { useCurrentLocation } from '../../pages/ui/use-current-location.ts'

/** React offers this to classes only: https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary */
export class RoutingErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <RoutingError error={this.state.error} />
  }
}

/** Loads the whole document once if a page's files are missing; shows the error if that does not help. */
function RoutingError({ error }: { error: unknown }) {
  const { pathname } = useCurrentLocation()
  const willReload = error instanceof PageLoadError && navigator.onLine && !history.state?.wasReloaded
  useEffect(() => {
    if (!willReload) return
    // The state of an entry in the history outlives the document, and is that of this page alone.
    history.replaceState({ ...history.state, wasReloaded: true }, '')
    location.reload()
  }, [willReload])
  return willReload ? <Loading /> : <ErrorScreen error={error} isBlog={isInSection(pathname, 'blog')} />
}

function ErrorScreen({ error, isBlog }: { error: unknown; isBlog: boolean }) {
  const { i18n } = useLingui()
  return (
    <div className={section.section} role="alert">
      <h1>{i18n.t('page.error.title')}</h1>
      <p>{describe(error, isBlog, i18n)}</p>
      <p>{i18n.t('page.error.advice')}</p>
      <p className="row">
        <button type="button" className={actions.primary} onClick={() => location.reload()}>
          {i18n.t('page.error.reload')}
        </button>
        <Link to="home">{i18n.t('page.error.home')}</Link>
      </p>
    </div>
  )
}

function describe(error: unknown, isBlog: boolean, i18n: I18n): string {
  if (!(error instanceof PageLoadError)) return error instanceof Error ? error.message : String(error)
  const text = isBlog ? i18n.t('page.error.blog') : i18n.t('page.error.load')
  return error.status === undefined ? text : `${text} (${error.status})`
}
