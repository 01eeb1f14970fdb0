import { useLingui } from '@lingui/react'
import { getRouteLabel } from '../../../pages/route-labels.ts'
import type { LayoutData } from '../../shared/page-data.ts'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import { useGroupLabels } from '../../ui/use-group-labels.ts'
import styles from './Header.module.css'

/** The three columns under "Services". */
export function ServicesMenu({ id, columns }: { id: string; columns: LayoutData['menu'] }) {
  const { i18n } = useLingui()
  const groupLabels = useGroupLabels()
  return (
    <div id={id} popover="auto" className={styles.servicesMenu}>
      <div>
        <h2>{groupLabels.core}</h2>
        <ul>
          <ServiceLinks services={columns.core} />
        </ul>
      </div>
      <div>
        <h2>{groupLabels.business}</h2>
        <ul>
          <ServiceLinks services={columns.business} />
          <li>
            <Link to="training">{getRouteLabel(i18n, 'training')}</Link>
          </li>
        </ul>
      </div>
      <div>
        <h2>{groupLabels.specialized}</h2>
        <ul>
          <ServiceLinks services={columns.specialized} />
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
