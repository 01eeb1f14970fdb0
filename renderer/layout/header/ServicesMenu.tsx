import { useLingui } from '@lingui/react'
import type { ServiceSlug } from '../../../content/slugs.ts'
import { getRouteLabel } from '../../../pages/route-labels.ts'
import type { LayoutData } from '../../page-record.ts'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import { useGroupLabels } from '../../ui/useGroupLabels.ts'
import styles from './Header.module.css'

const core: ServiceSlug[] = ['prompt-engineering', 'rag-langchain', 'agents-automation', 'ai-readiness-audit']
const business: ServiceSlug[] = ['business-automation', 'ai-for-marketing', 'medical-ai']
const specialized: ServiceSlug[] = ['advanced-ai', 'no-code-ai', 'troubleshooting']

/** The three columns under "Services". */
export function ServicesMenu({ id, services }: { id: string; services: LayoutData['services'] }) {
  const { i18n } = useLingui()
  const groupLabels = useGroupLabels()
  return (
    <div id={id} popover="auto" className={styles.servicesMenu}>
      <div>
        <h2>{groupLabels.core}</h2>
        <ul>
          <ServiceLinks slugs={core} services={services} />
        </ul>
      </div>
      <div>
        <h2>{groupLabels.business}</h2>
        <ul>
          <ServiceLinks slugs={business} services={services} />
          <li>
            <Link to="training">{getRouteLabel(i18n, 'training')}</Link>
          </li>
        </ul>
      </div>
      <div>
        <h2>{groupLabels.specialized}</h2>
        <ul>
          <ServiceLinks slugs={specialized} services={services} />
          <li>
            <Link to="services">{i18n.t('header.services.all')}</Link>
          </li>
        </ul>
      </div>
    </div>
  )
}

function ServiceLinks({ slugs, services }: { slugs: ServiceSlug[]; services: LayoutData['services'] }) {
  const shown = services.filter(({ slug }) => slugs.includes(slug))
  return shown.map(({ slug, name }) => (
    <li key={slug}>
      <Link to="service" params={{ service: slug }}>
        <Text of={name} />
      </Link>
    </li>
  ))
}
