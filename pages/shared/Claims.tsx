import { useLingui } from '@lingui/react'
import { Link } from '../../renderer/ui/Link.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Claims.module.css'
import type { ClaimSummary } from './localized-content.ts'

/**
 * Figures that the site says of itself, each with its scope and a link to what is behind it. Those that nobody has confirmed are
 * one quiet line, because a figure without a source should not be the loudest of a page.
 */
export function Claims({ claims }: { claims: ClaimSummary[] }) {
  const { i18n } = useLingui()
  if (claims.length === 0) return null
  if (claims.some(({ sample }) => sample)) return <ClaimLine claims={claims} />
  return (
    <section className={styles.band} aria-label={i18n.t('home.claims')}>
      <dl className={styles.claims}>
        {claims.map(({ id, value, label, scope }) => (
          <div key={id}>
            <dt>
              <Link to="evidence" suffix={`#${id}`}>
                <strong>
                  <Text of={value} />
                </strong>{' '}
                <Text of={label} />
              </Link>
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

function ClaimLine({ claims }: { claims: ClaimSummary[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.line} aria-label={i18n.t('home.claims')}>
      {claims.map(({ id, value, label, sample }) => (
        <li key={id}>
          <Link to="evidence" suffix={`#${id}`}>
            <Text of={value} /> <Text of={label} />
          </Link>{' '}
          {sample && <SampleMark />}
        </li>
      ))}
    </ul>
  )
}
