import { useLingui } from '@lingui/react'
import { navigation } from '../../../content/navigation.ts'
import { serviceGroups } from '../../../content/services/groups.ts'
import type { LayoutData } from '../../shared/page-data.ts'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import { useGroupLabels } from '../../ui/use-group-labels.ts'
import styles from './Header.module.css'

/** The three columns under "Services". */
export function ServicesMenu({ id, data: { menu, labels } }: { id: string; data: LayoutData }) {
  const { i18n } = useLingui()
  const groupLabels = useGroupLabels()
  const pages = navigation.services.flatMap((name) => (labels[name] ? [{ name, label: labels[name] }] : []))
  return (
    <div id={id} popover="auto" className={styles.servicesMenu}>
      {serviceGroups.map((group) => {
        const further = group === 'business' ? pages : []
        // The last column ends with the way to all of them.
        const isLast = group === 'specialized'
        if (menu[group].length + further.length === 0 && !isLast) return null
        return (
          <div key={group}>
            <p id={`${id}-${group}`}>{groupLabels[group]}</p>
            <ul aria-labelledby={`${id}-${group}`}>
              <ServiceLinks services={menu[group]} />
              {further.map(({ name, label }) => (
                <li key={name}>
                  <Link to={name}>
                    <Text of={label} />
                  </Link>
                </li>
              ))}
              {isLast && (
                <li>
                  <Link to="services">{i18n.t('header.services.all')}</Link>
                </li>
              )}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

function ServiceLinks({ services }: { services: LayoutData['menu']['core'] }) {
  return services.map(({ slug, name }) => (
    <li key={slug}>
      <Link to="service" params={{ service: slug }}>
        <Text of={name} />
      </Link>
    </li>
  ))
}
