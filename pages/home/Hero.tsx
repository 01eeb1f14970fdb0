import { useLingui } from '@lingui/react'
import actions from '../../renderer/ui/actions.module.css'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Hero.module.css'
import type { HomeData } from './load.ts'
import { Portrait } from './Portrait.tsx'
import { TaskPicker } from './TaskPicker.tsx'

/** The first thing a visitor sees: the promise, the next step, and whether a task of theirs needs AI. */
export function Hero({ data }: { data: HomeData }) {
  const { i18n } = useLingui()
  return (
    <PageIntro
      kicker={<Owner data={data} />}
      heading={data.hero.title}
      intro={[data.hero.lead]}
      aside={<TaskPicker tasks={data.tasks} />}
    >
      <p className={styles.actions}>
        <Link to="book" className={actions.primary}>
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
      <Portrait owner={owner} isSmall />
      <span>
        {owner.name}
        <br />
        <Text of={hero.kicker} />
      </span>
    </span>
  )
}
