import { useLingui } from '@lingui/react'
import actions from './actions.module.css'
import styles from './CallToAction.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

/** The last part of most pages: the way to a conversation. */
export function CallToAction({ contactQuery = '' }: { contactQuery?: string }) {
  const { i18n } = useLingui()
  return (
    <section className={styles.call}>
      <h2>{i18n.t('cta.title')}</h2>
      <div>
        <p>{i18n.t('cta.text')}</p>
        <p className={styles.actions}>
          <Link to="contact" suffix={contactQuery} className={actions.primary}>
            {i18n.t('cta.contact')} <Icon name="arrow-right" />
          </Link>
          <Link to="services" className={actions.secondary}>
            {i18n.t('cta.services')}
          </Link>
        </p>
      </div>
    </section>
  )
}
