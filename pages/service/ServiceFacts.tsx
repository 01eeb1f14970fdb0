import { useLingui } from '@lingui/react'
import type { ServiceFormat } from '../../content/services/groups.ts'
import type { ServiceSlug } from '../../content/slugs.ts'
import actions from '../../renderer/ui/actions.module.css'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import styles from './ServiceFacts.module.css'

/** The facts that buyers ask for first: format, place, languages and price. */
export function ServiceFacts({ formats, slug }: { formats: ServiceFormat[]; slug: ServiceSlug }) {
  const { i18n } = useLingui()
  const formatLabels: Record<ServiceFormat, string> = {
    workshop: i18n.t('services.format.workshop'),
    program: i18n.t('services.format.program'),
    consulting: i18n.t('services.format.consulting'),
  }
  return (
    <div className={styles.facts}>
      <dl>
        <div>
          <dt>
            <Icon name="clock" /> {i18n.t('services.facts.format')}
          </dt>
          {formats.map((format) => (
            <dd key={format}>{formatLabels[format]}</dd>
          ))}
        </div>
        <div>
          <dt>
            <Icon name="map-pin" /> {i18n.t('services.facts.place')}
          </dt>
          <dd>{i18n.t('services.facts.placeText')}</dd>
        </div>
        <div>
          <dt>
            <Icon name="users" /> {i18n.t('services.facts.languages')}
          </dt>
          <dd>{i18n.t('services.facts.languagesText')}</dd>
        </div>
        <div>
          <dt>
            <Icon name="check" /> {i18n.t('services.facts.price')}
          </dt>
          <dd>{i18n.t('services.facts.priceText')}</dd>
        </div>
      </dl>
      <Link to="contact" suffix={`?service=${slug}`} className={actions.primary}>
        {i18n.t('services.ask')} <Icon name="arrow-right" />
      </Link>
    </div>
  )
}
