import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { isInSection } from '../../data/routes.ts'
import type { PageLink } from '../../page-data.ts'
import { Link } from '../../ui/Link.tsx'
import { useCurrentLocation } from '../../ui/use-current-location.ts'
import styles from './Header.module.css'

type MainLinksProps = {
  pages: PageLink[]
  /** The button that opens the services menu; stands behind the link to the services. */
  children?: ReactNode
}

/** Each is marked on all pages of its section, not only on its own. */
export function MainLinks({ pages, children }: MainLinksProps) {
  const { i18n } = useLingui()
  const { pathname } = useCurrentLocation()
  return (
    <ul className={styles.links}>
      <li>
        <Link to="home" suffix="#about">
          {i18n.t('header.about')}
        </Link>
      </li>
      {pages.map(({ name, label }) => (
        <li key={name}>
          <Link to={name} of={label} data-active={isInSection(pathname, name) || undefined} />
          {name === 'services' && children}
        </li>
      ))}
    </ul>
  )
}
