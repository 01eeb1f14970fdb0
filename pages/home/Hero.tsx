import { useLingui } from '@lingui/react'
import actions from '../../renderer/ui/actions.module.css'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { SystemDiagram } from '../shared/diagram/SystemDiagram.tsx'
import styles from './Hero.module.css'
import type { HomeData } from './load.ts'

/** The first thing a visitor sees: the promise, the next step and an example of a system. */
export function Hero({ data }: { data: HomeData }) {
  const { i18n } = useLingui()
  return (
    <PageIntro
      kicker={<Text of={data.hero.kicker} />}
      heading={data.hero.title}
      intro={[data.hero.lead]}
      aside={<FeaturedSystem featured={data.featured} />}
    >
      <p className={styles.actions}>
        <Link to="contact" className={actions.primary}>
          {i18n.t('hero.contact')} <Icon name="arrow-right" />
        </Link>
        <Link to="caseStudies" className={actions.secondary}>
          {i18n.t('hero.caseStudies')}
        </Link>
      </p>
    </PageIntro>
  )
}

function FeaturedSystem({ featured }: { featured: HomeData['featured'] }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.featured}>
      <SystemDiagram diagram={featured.diagram} />
      <p>
        <Text of={featured.headline} />{' '}
        <Link to="caseStudy" params={{ caseStudy: featured.slug }}>
          {i18n.t('hero.featured')}
        </Link>
      </p>
    </div>
  )
}
