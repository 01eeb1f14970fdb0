import { useLingui } from '@lingui/react'
import type { ClaimSummary } from '../data/localized-content.ts'
import { Link } from '../ui/Link.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import styles from './Claims.module.css'
import band from './ClaimsBand.module.css'

/** Large and with their scope once all are confirmed: a figure without a source should not be the loudest of a page. */
export function Claims({ claims }: { claims: ClaimSummary[] }) {
  const { i18n } = useLingui()
  const hasSources = useHasPages('evidence')
  if (claims.length === 0) return null
  const areConfirmed = !claims.some(({ sample }) => sample)
  return (
    <ul className={areConfirmed ? `slate ${band.band}` : styles.line} aria-label={i18n.t('home.claims')}>
      {claims.map(({ id, value, label, scope, sample }) => (
        <li key={id}>
          {hasSources && !sample ? (
            <Link to="evidence" suffix={`#${id}`}>
              <Text as="strong" of={value} /> <Text of={label} />
            </Link>
          ) : (
            <>
              <Text as="strong" of={value} /> <Text of={label} />
            </>
          )}
          {sample && <SampleMark after={label} />}
          {areConfirmed && <Text as="p" of={scope} />}
        </li>
      ))}
    </ul>
  )
}
