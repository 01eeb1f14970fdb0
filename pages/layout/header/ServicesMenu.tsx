import { useLingui } from '@lingui/react'
import type { LayoutData } from '../../page-data.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './Header.module.css'

export function ServicesMenu({ id, menu }: { id: string; menu: LayoutData['menu'] }) {
  const { i18n } = useLingui()
  return (
    <div id={id} popover="auto" className={styles.servicesMenu}>
      {menu.map(({ group, services, pages }, index) => (
        <div key={group}>
          <p id={`${id}-${group}`} className="quiet">
            {i18n.t(`page.group.${group}`)}
          </p>
          <ul aria-labelledby={`${id}-${group}`}>
            {services.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="service" params={{ service: slug }} of={name} />
              </li>
            ))}
            {pages.map(({ name, label }) => (
              <li key={name}>
                <Link to={name} of={label} />
              </li>
            ))}
            {index === menu.length - 1 && (
              <li>
                <Link to="services">{i18n.t('header.services.all')}</Link>
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}
