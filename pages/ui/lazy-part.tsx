import { useLingui } from '@lingui/react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { importChunk, loadStylesheet } from './load.ts'

type LazyPartOptions<Props> = {
  pending?: ReactNode
  /** Shown where the part cannot be loaded, around the message; nothing unless it is given. */
  renderFailure?: (props: Props, message: ReactNode) => ReactNode
}

/** Loaded when it is first shown, with the stylesheet. A failure replaces only this part; React's `lazy` gives it to the whole page. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, renderFailure = () => null }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: a module calls it once for each part, never a component.
  return function LazyPart(props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    useEffect(() => {
      Promise.all([importChunk(load), loadStylesheet()]).then(
        ([loaded]) => {
          Part = loaded
          setState('loaded')
        },
        () => setState('failed'),
      )
    }, [])
    if (Part) return <Part {...props} />
    return state === 'failed' ? renderFailure(props, <LoadFailure />) : pending
  }
}

function LoadFailure() {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <p>{i18n.t('page.part.failed')}</p>
      <p>
        <Button onClick={reloadDocument} of={i18n.t('page.retry')} />
      </p>
    </div>
  )
}

/** Chromium 150 never asks again for a module that failed: only a new document gets it. Without a network the present one stays. */
async function reloadDocument() {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}
