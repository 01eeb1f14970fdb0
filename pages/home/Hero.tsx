import { useLingui } from '@lingui/react'
import actions from '../../renderer/ui/actions.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { HomeData } from './data.ts'
import styles from './Hero.module.css'

/** What a visitor sees first: the promise, the next step, and the figures behind it with their scope. */
export function Hero({ data }: { data: HomeData }) {
  const { i18n } = useLingui()
  const { hero, claims } = data
  return (
    <PageIntro kicker={<Text of={hero.kicker} />} heading={hero.title} intro={[hero.lead]}>
      <p className={styles.actions}>
        <Link to="contact" className={actions.primary}>
          {i18n.t('hero.contact')}
        </Link>
        <Link to="caseStudies">{i18n.t('hero.caseStudies')}</Link>
      </p>
      <dl className={styles.claims} aria-label={i18n.t('hero.claims')}>
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
    </PageIntro>
  )
}
