import { useLingui } from '@lingui/react'
import styles from './CallToAction.module.css'
import { Link } from './Link.tsx'

/** The last part of most pages: the way to a conversation. */
export function CallToAction({ contactQuery = '' }: { contactQuery?: string }) {
  const { i18n } = useLingui()
  return (
    <section className={styles.call}>
      <h2>{i18n.t('cta.title')}</h2>
      <p>{i18n.t('cta.text')}</p>
      <p className={styles.actions}>
        <Link to="contact" suffix={contactQuery} className={styles.primary}>
          {i18n.t('cta.contact')}
        </Link>
        <Link to="services" className={styles.secondary}>
          {i18n.t('cta.services')}
        </Link>
      </p>
    </section>
  )
}
