import { useLingui } from '@lingui/react'
import { Panel } from '../shared/Panel.tsx'

/** The authors of the rules, and the limits of the demo. */
export function Sources() {
  const { i18n } = useLingui()
  return (
    <Panel heading={i18n.t('apollomedical.sources.heading')}>
      <p>{i18n.t('apollomedical.sources.words')}</p>
      <p>{i18n.t('apollomedical.sources.limits')}</p>
    </Panel>
  )
}
