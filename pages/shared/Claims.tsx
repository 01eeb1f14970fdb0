import { useLingui } from '@lingui/react'
import { Link } from '../../renderer/ui/Link.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Claims.module.css'
import type { ClaimSummary } from './localized-content.ts'

/** Figures that the site says of itself, each with its scope and a link to what is behind it. */
export function Claims({ claims }: { claims: ClaimSummary[] }) {
  const { i18n } = useLingui()
  if (claims.length === 0) return null
  return (
    <section className={styles.band} aria-label={i18n.t('home.claims')}>
      <dl className={styles.claims}>
        {claims.map(({ id, value, label, scope, sample }) => (
          <div key={id}>
            <dt>
              <Link to="evidence" suffix={`#${id}`}>
                <strong>
                  <Text of={value} />
                </strong>{' '}
                <Text of={label} />
              </Link>{' '}
              {sample && <SampleMark />}
            </dt>
            <dd>
              <Text of={scope} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
