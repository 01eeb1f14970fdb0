import { useLingui } from '@lingui/react'
import actions from '../../renderer/ui/actions.module.css'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { SystemDiagram } from '../shared/diagram/SystemDiagram.tsx'
import styles from './Hero.module.css'
import type { HomeData } from './load.ts'

/** The first thing a visitor sees: the promise, the next step and an example of a system. */
export function Hero({ data }: { data: HomeData }) {
  const { i18n } = useLingui()
  return (
    <PageIntro
      kicker={<Owner data={data} />}
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

/** Who speaks: a visitor books a person, not a slogan. */
function Owner({ data: { owner, hero } }: { data: HomeData }) {
  return (
    <span className={styles.owner}>
      {owner.photo ? (
        <img className={styles.portrait} src={owner.photo} alt="" width="48" height="48" />
      ) : (
        <span className={styles.portrait} aria-hidden>
          {owner.initials}
        </span>
      )}
      <span>
        {owner.name}
        <br />
        <Text of={hero.kicker} />
      </span>
    </span>
  )
}

function FeaturedSystem({ featured }: { featured: HomeData['featured'] }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.featured}>
      <SystemDiagram diagram={featured.diagram} />
      <p>
        {featured.isExample && <SampleMark isExample />} <Text of={featured.headline} />{' '}
        <Link to="caseStudy" params={{ caseStudy: featured.slug }}>
          {i18n.t('hero.featured')}
        </Link>{' '}
        <Link to="projects" suffix={`?demo=${featured.slug}`}>
          {i18n.t('projects.liveDemo')}
        </Link>
      </p>
    </div>
  )
}
