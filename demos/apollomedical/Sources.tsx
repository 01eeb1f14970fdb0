import { useLingui } from '@lingui/react'
import { useId } from 'react'
import parts from '../shared/parts.module.css'
import { sources } from './engine/sources.ts'
import { templateIds } from './engine/templates.ts'

/** Sources of the rules, and limits of the demo. */
export function Sources() {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className={parts.panel} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{i18n.t('apollomedical.sources.heading')}</h2>
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
    </section>
  )
}
