import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { NavigationRoute } from '../../../content/navigation.ts'
import { isInSection } from '../../../pages/routes.ts'
import type { PageLink } from '../../shared/page-data.ts'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import { useCurrentLocation } from '../../ui/use-current-location.ts'
import styles from './Header.module.css'

type MainLinksProps = {
  pages: PageLink[]
  /** What opens the services menu; stands behind the link to the services. */
  children?: ReactNode
}

export function MainLinks({ pages, children }: MainLinksProps) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.links}>
      <li>
        <Link to="home" suffix="#about">
          {i18n.t('header.about')}
        </Link>
      </li>
      {pages.map(({ name, label }) => (
        <li key={name}>
          <SectionLink to={name}>
            <Text of={label} />
          </SectionLink>
          {name === 'services' && children}
        </li>
      ))}
    </ul>
  )
}

/** A link that is marked on all pages of its section, not only on its own. */
function SectionLink({ to, children }: { to: NavigationRoute; children: ReactNode }) {
  return (
    <Link to={to} data-active={isInSection(useCurrentLocation().pathname, to) || undefined}>
      {children}
    </Link>
  )
}
