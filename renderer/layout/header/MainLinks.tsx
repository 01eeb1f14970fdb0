import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { splitLocale } from '../../../locales/paths.ts'
import { getRouteLabel } from '../../../pages/route-labels.ts'
import { type RouteName, routes } from '../../../pages/routes.ts'
import { Link } from '../../ui/Link.tsx'
import { useCurrentPath } from '../../ui/use-current-path.ts'
import styles from './Header.module.css'

type MainLinksProps = {
  /** The panel of small screens leads to the trainings too. */
  isInPanel?: boolean
  /** What opens the services menu; stands behind the link to the services. */
  children?: ReactNode
}

export function MainLinks({ isInPanel = false, children }: MainLinksProps) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.links}>
      <li>
        <SectionLink to="home">{i18n.t('header.about')}</SectionLink>
      </li>
      <li>
        <SectionLink to="services">{getRouteLabel(i18n, 'services')}</SectionLink>
        {children}
      </li>
      {isInPanel && (
        <li>
          <SectionLink to="training">{getRouteLabel(i18n, 'training')}</SectionLink>
        </li>
      )}
      <li>
        <SectionLink to="caseStudies">{getRouteLabel(i18n, 'caseStudies')}</SectionLink>
      </li>
      <li>
        <SectionLink to="blog">{getRouteLabel(i18n, 'blog')}</SectionLink>
      </li>
      <li>
        <SectionLink to="contact">{getRouteLabel(i18n, 'contact')}</SectionLink>
      </li>
    </ul>
  )
}

type SectionRoute = Extract<RouteName, 'home' | 'services' | 'training' | 'caseStudies' | 'blog' | 'contact'>

/** A link that is marked on all pages of its section, not only on its own. */
function SectionLink({ to, children }: { to: SectionRoute; children: ReactNode }) {
  const { path } = splitLocale(useCurrentPath())
  const isInSection = path === routes[to] || (to !== 'home' && path.startsWith(`${routes[to]}/`))
  return (
    <Link to={to} data-active={isInSection || undefined}>
      {children}
    </Link>
  )
}
