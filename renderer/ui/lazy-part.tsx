import { useLingui } from '@lingui/react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import actions from './actions.module.css'
import { importChunk, loadStylesheet } from './load.ts'

type LazyPartOptions<Props> = {
  /** Shown while the part is loaded. */
  pending?: ReactNode
  /** Shown where the part cannot be loaded, around the message. */
  renderFailure?: (props: Props, message: ReactNode) => ReactNode
}

/**
 * A component that is loaded when it is first shown, with the stylesheet. A failure replaces only this part, and is forgotten when
 * the visitor tries again; React's `lazy` keeps it and gives it to the boundary of the whole page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, renderFailure = (_, message) => message }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function LazyPart(props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    const isRetry = useRef(false)
    useEffect(() => {
      if (state !== 'loading') return undefined
      let isCurrent = true
      Promise.all([importChunk(load), loadStylesheet()]).then(
        ([loaded]) => {
          Part = loaded
          if (isCurrent) setState('loaded')
        },
        async () => {
          if (isRetry.current) await reloadDocument()
          if (isCurrent) setState('failed')
        },
      )
      return () => {
        isCurrent = false
      }
    }, [state])
    if (Part) return <Part {...props} />
    if (state !== 'failed') return pending
    const retry = () => {
      isRetry.current = true
      setState('loading')
    }
    return renderFailure(props, <LoadFailure onRetry={retry} />)
  }
}

/** Chromium 150 never asks again for a module that failed: only a new document gets it. Without a network the present one stays. */
async function reloadDocument() {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <p>{i18n.t('page.part.failed')}</p>
      <p>
        <button type="button" className={actions.secondary} onClick={onRetry}>
          {i18n.t('page.retry')}
        </button>
      </p>
    </div>
  )
}
