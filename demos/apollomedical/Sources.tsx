import { useLingui } from '@lingui/react'
import { Panel } from '../shared/Panel.tsx'
import { sources } from './engine/sources.ts'
import { templateIds } from './engine/templates.ts'

/** Sources of the rules, and limits of the demo. */
export function Sources() {
  const { i18n } = useLingui()
  return (
    <Panel heading={i18n.t('apollomedical.sources.heading')}>
      <ul lang="en">
        {templateIds.map((template) => (
          <li key={template}>
            <a href={sources[template].address} target="_blank" rel="noopener noreferrer">
              {sources[template].citation}
            </a>
          </li>
        ))}
      </ul>
      <p>{i18n.t('apollomedical.sources.words')}</p>
      <p>{i18n.t('apollomedical.sources.limits')}</p>
    </Panel>
  )
}
