import { useLingui } from '@lingui/react'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import styles from './Home.module.css'
import type { HomeData } from './load.ts'

export function Experience({ items }: { items: HomeData['experience'] }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('experience.heading')} id="experience">
      <ol className={styles.timeline}>
        {items.map((item, index) => (
          <li key={index}>
            <h3>
              <Words of={item.title} />
            </h3>
            <p className={styles.quiet}>
              <Text of={item.duration} />
              {item.company && (
                <>
                  {' · '}
                  <Text of={item.company} />
                </>
              )}{' '}
              {item.sample && <SampleMark />}
            </p>
            <p>
              <Text of={item.description} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
