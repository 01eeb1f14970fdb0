import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { plainText } from '../../model/kit/localize.ts'
import actions from '../ui/actions.module.css'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Loading } from '../ui/Loading.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './DemoDialog.module.css'
import type { ProjectData } from './load.ts'

/** Milliseconds until the dialog calls a demo slow that has not reported; the demo may still start. */
const demoTimeout = 15_000

/** The frame has no origin, so it reaches neither page nor storage. The demo reports by demos/shared/post-to-site.ts. */
export function DemoDialog({ project, onClose }: { project: ProjectData; onClose: () => void }) {
  const { i18n } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'slow'>('loading')
  const title = plainText(project.title)
  const { theme } = document.documentElement.dataset
  // Without a choice the demo follows the system, as the site does.
  const url = `${project.demo}${theme ? `&theme=${theme}` : ''}`
  const close = useEffectEvent(onClose)
  /** A prefetched page is rendered without effects, so its frame must not load: nobody listens to the demo yet. */
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    setShown(true)
    const controller = new AbortController()
    const timer = setTimeout(() => setState((current) => (current === 'loading' ? 'slow' : current)), demoTimeout)
    addEventListener(
      'message',
      ({ source, data }) => {
        if (source !== frame.current?.contentWindow) return
        if (data?.demo === 'ready') setState('ready')
        if (data?.demo === 'close') close()
      },
      { signal: controller.signal },
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])

  return (
    <ModalDialog
      title={title}
      isLarge
      onClose={onClose}
      actions={
        <ExternalLink href={url} className={actions.secondary}>
          <Icon name="external-link" />
          <span className={styles.words}>{i18n.t('projects.demo.newTab')}</span>
        </ExternalLink>
      }
    >
      <div className={styles.stage} aria-busy={state === 'loading'}>
        {state !== 'ready' && <div className={styles.poster}>{state === 'loading' && <Loading />}</div>}
        <p role="status" className={state === 'slow' ? styles.slow : 'visually-hidden'}>
          {state === 'slow' && (
            <>
              {i18n.t('projects.demo.slow')}
              <Space after={i18n.t('projects.demo.slow')} />
              <Text of={project.summary} />
            </>
          )}
        </p>
        {isShown && (
          <iframe
            ref={frame}
            src={url}
            title={i18n.t('projects.demo.frame', { title })}
            sandbox="allow-scripts allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox"
            allow="clipboard-write"
          />
        )}
      </div>
    </ModalDialog>
  )
}
