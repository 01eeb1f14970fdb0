import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { isInSection } from '../../data/routes.ts'
import type { PageLink } from '../../page-data.ts'
import { Link } from '../../ui/Link.tsx'
import { useCurrentLocation } from '../../ui/use-current-location.ts'
import styles from './Header.module.css'

/** Links that are marked on all pages of their section. Children stand behind the link to the services. */
export function MainLinks({ pages, children }: { pages: PageLink[]; children?: ReactNode }) {
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
