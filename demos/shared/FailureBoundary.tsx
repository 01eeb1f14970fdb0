import { useLingui } from '@lingui/react'
import { Component, Fragment, type ReactNode } from 'react'
import parts from './parts.module.css'

/** After as many failures the same would fail again. */
const mostFailures = 3

type State = { failures: number; hasFailed: boolean }

/**
 * Says that a part of the demo has failed, and shows it anew. State above it, such as the file that is open, is kept.
 * React offers this to classes only
 * (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary).
 */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failures: 0, hasFailed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  /** Anew in a render of its own: an error in the one that has caught an error would end the whole page. */
  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1, hasFailed: failures + 1 >= mostFailures }))
  }

  override render() {
    const { failures, hasFailed } = this.state
    return (
      <>
        {failures > 0 && <Failure hasEnded={hasFailed} />}
        {!hasFailed && <Fragment key={failures}>{this.props.children}</Fragment>}
      </>
    )
  }
}

function Failure({ hasEnded }: { hasEnded: boolean }) {
  const { i18n } = useLingui()
  return (
    <div role="alert" className={parts.error}>
      <p>{hasEnded ? i18n.t('demo.failure.ended') : i18n.t('demo.failure.anew')}</p>
      <button type="button" className={parts.button} onClick={() => location.reload()}>
        {i18n.t('demo.failure.reload')}
      </button>
    </div>
  )
}
