import { useLingui } from '@lingui/react'
import actions from '../ui/actions.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import { Words } from '../ui/Words.tsx'
import styles from './Hero.module.css'
import type { HomeData } from './load.ts'
import { Portrait } from './Portrait.tsx'

/** The first thing a visitor sees: who speaks, because a visitor books a person and not a slogan, the promise, and the next step. */
export function Hero({ data: { hero, owner, callToAction }, level = 1 }: { data: HomeData; level?: 1 | 2 }) {
  const { i18n } = useLingui()
  const isBookable = useHasPages('book')
  const hasDemos = useHasPages('projects')
  // Below the words that say that a page is missing, the home page's title is not the page's.
  const Title = `h${level}` as const
  return (
    <div className={styles.hero}>
      <p className={styles.owner}>
        <Portrait owner={owner} isSmall />
        <span>
          {owner.name}
          <br />
          <Text of={hero.kicker} />
        </span>
      </p>
      <Title id={level === 1 ? 'title' : 'home'}>
        <Words of={hero.title} />
      </Title>
      <div>
        <Text as="p" className={styles.lead} of={hero.lead} />
        <Text as="p" of={callToAction.text} />
        <div className="row">
          <Link to="book" className={actions.primary}>
            <Text of={callToAction.book} /> <Icon name="arrow-right" />
          </Link>
          {isBookable ? (
            <Text as="span" className="quiet" of={callToAction.note} />
          ) : (
            <Link to="contact" className={actions.primary} of={callToAction.message} />
          )}
          {hasDemos && <Link to="projects">{i18n.t('hero.demos')}</Link>}
        </div>
      </div>
    </div>
  )
}
