import { useLingui } from '@lingui/react'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Claims.module.css'
import type { HomeData } from './load.ts'

/** The key figures of the site, each with its scope. */
export function Claims({ claims }: { claims: HomeData['claims'] }) {
  const { i18n } = useLingui()
  return (
    <section className={styles.band} aria-label={i18n.t('home.claims')}>
      <dl className={styles.claims}>
        {claims.map((claim, index) => (
          <div key={index}>
            <dt>
              <strong>
                <Text of={claim.value} />
              </strong>{' '}
              <Text of={claim.label} />
            </dt>
            <dd>
              <Text of={claim.scope} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
