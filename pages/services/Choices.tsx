import { useLingui } from '@lingui/react'
import styles from './Choices.module.css'
import type { ServicesData } from './load.ts'

/** Links by which a visitor chooses services: for whom, and in which format. */
export function Choices({ data: { choices, services } }: { data: ServicesData }) {
  const { i18n } = useLingui()
  const lists = [
    { title: i18n.t('services.choice.who'), choices: choices.clients },
    { title: i18n.t('services.choice.format'), choices: choices.formats },
  ]
  return (
    <nav className={styles.choices} aria-label={i18n.t('services.choice.label')}>
      {lists.map(({ title, choices }, index) => (
        <div key={title}>
          <p className="quiet">{title}</p>
          <ul>
            {index === 0 && (
              <li id="all">
                <a href="#all">
                  {i18n.t('services.choice.all')} <span>{services.length}</span>
                </a>
              </li>
            )}
            {choices.map(({ id, count }) => (
              <li key={id} id={id}>
                <a href={`#${id}`}>
                  {i18n.t(`services.choice.${id}`)} <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
