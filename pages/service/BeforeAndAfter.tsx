import { useLingui } from '@lingui/react'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './BeforeAndAfter.module.css'
import type { ServiceData } from './load.ts'

/** The work of people before, beside what they can do after. */
export function BeforeAndAfter({ pairs }: { pairs: ServiceData['learn'] }) {
  const { i18n } = useLingui()
  if (!pairs) return null
  return (
    <Section title={i18n.t('services.learn')} id="learn">
      <table className={styles.pairs}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('services.before')}</th>
            <th scope="col">{i18n.t('services.after')}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ before, after }, index) => (
            <tr key={index}>
              <Text as="td" of={before} />
              <Text as="td" of={after} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
