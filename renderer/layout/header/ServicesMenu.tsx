import { useLingui } from '@lingui/react'
import { navigation } from '../../../content/navigation.ts'
import type { LayoutData } from '../../shared/page-data.ts'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import { useGroupLabels } from '../../ui/use-group-labels.ts'
import styles from './Header.module.css'

/** The three columns under "Services". */
export function ServicesMenu({ id, data: { menu, labels } }: { id: string; data: LayoutData }) {
  const { i18n } = useLingui()
  const groupLabels = useGroupLabels()
  return (
    <div id={id} popover="auto" className={styles.servicesMenu}>
      <div>
        <p id={`${id}-core`}>{groupLabels.core}</p>
        <ul aria-labelledby={`${id}-core`}>
          <ServiceLinks services={menu.core} />
        </ul>
      </div>
      <div>
        <p id={`${id}-business`}>{groupLabels.business}</p>
        <ul aria-labelledby={`${id}-business`}>
          <ServiceLinks services={menu.business} />
          {navigation.services.map((name) => (
            <li key={name}>
              <Link to={name}>
                <Text of={labels[name]} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p id={`${id}-specialized`}>{groupLabels.specialized}</p>
        <ul aria-labelledby={`${id}-specialized`}>
          <ServiceLinks services={menu.specialized} />
          <li>
            <Link to="services">{i18n.t('header.services.all')}</Link>
          </li>
        </ul>
      </div>
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
