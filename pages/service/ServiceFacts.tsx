import { useLingui } from '@lingui/react'
import type { ServiceSlug } from '../../content/slugs.ts'
import actions from '../../renderer/ui/actions.module.css'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './ServiceFacts.module.css'
import type { ServiceFact } from './service-facts.ts'

/** The facts that buyers ask for first: format, place, languages and price. */
export function ServiceFacts({ facts, slug }: { facts: ServiceFact[]; slug: ServiceSlug }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(({ icon, label, values }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} /> <Text of={label} />
            </dt>
            {values.map((value, index) => (
              <dd key={index}>
                <Text of={value} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Link to="contact" suffix={`?service=${slug}`} className={actions.primary}>
        {i18n.t('services.ask')} <Icon name="arrow-right" />
      </Link>
    </div>
  )
}
