import { serviceGroups } from '../../content/services/groups.ts'
import { Link } from '../../renderer/ui/Link.tsx'
import { useGroupLabels } from '../../renderer/ui/use-group-labels.ts'
import type { LoaderData } from '../loaders.ts'
import styles from './ServicesIndex.module.css'

/** All services by name, a column for each group. */
export function ServicesIndex({ services }: { services: LoaderData['home']['services'] }) {
  const groupLabels = useGroupLabels()
  const groups = serviceGroups.filter((group) => services.some((service) => service.group === group))
  return (
    <div className={styles.index}>
      {groups.map((group) => (
        <div key={group}>
          <h3 id={group}>{groupLabels[group]}</h3>
          <ul>
            {services
              .filter((service) => service.group === group)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <Link to="service" params={{ service: slug }} of={name} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
