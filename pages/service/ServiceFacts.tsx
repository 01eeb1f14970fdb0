import { useLingui } from '@lingui/react'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './ServiceFacts.module.css'
import type { ServiceFact } from './service-facts.ts'

/** The facts that buyers ask for first, in a strip that ends with the next step. */
export function ServiceFacts({ facts, slug }: { facts: ServiceFact[]; slug: string }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        {facts.map(({ label, values }, index) => (
          <div key={index}>
            <dt>
              <Text of={label} />
            </dt>
            {values.map((value, position) => (
              <dd key={position}>
                <Text of={value} />
              </dd>
            ))}
          </div>
        ))}
        <div>
          <dt>{i18n.t('services.next')}</dt>
          <dd>
            <Link to="contact" suffix={`?service=${slug}`}>
              {i18n.t('services.ask')} <Icon name="arrow-right" />
            </Link>
          </dd>
        </div>
      </dl>
    </div>
  )
}
