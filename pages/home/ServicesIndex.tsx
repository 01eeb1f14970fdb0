import { useLingui } from '@lingui/react'
import { serviceGroups } from '../../model/kinds/service-groups.ts'
import { ServiceNames } from '../shared/ServiceNames.tsx'
import type { HomeData } from './load.ts'
import styles from './ServicesIndex.module.css'

/** All services by name, a column for each group. */
export function ServicesIndex({ services }: { services: HomeData['services'] }) {
  const { i18n } = useLingui()
  const groups = serviceGroups.filter((group) => services.some((service) => service.group === group))
  return (
    <div className={styles.index}>
      {groups.map((group) => (
        <div key={group}>
          <h3 id={group}>{i18n.t(`page.group.${group}`)}</h3>
          <ServiceNames services={services.filter((service) => service.group === group)} />
        </div>
      ))}
    </div>
  )
}
