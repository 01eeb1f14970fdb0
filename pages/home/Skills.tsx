import { useLingui } from '@lingui/react'
import { Tags } from '../../renderer/ui/lists.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Home.module.css'
import type { HomeData } from './load.ts'

export function Skills({ data }: { data: HomeData['skills'] }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('skills.heading')} id="skills">
      <p className={styles.quiet}>
        <Text of={data.note} />
      </p>
      <ul className={styles.skills}>
        {data.skills.map(({ name, level }, index) => {
          const id = `skill-${index}`
          return (
            <li key={id}>
              <span id={id}>
                <Text of={name} />
              </span>
              <span>{i18n.t('skills.level', { level })}</span>
              <meter className={styles.meter} aria-labelledby={id} min={0} max={100} value={level} />
            </li>
          )
        })}
      </ul>
      <h3>{i18n.t('skills.tools')}</h3>
      <Tags items={data.tools} />
      <h3>{i18n.t('skills.cloud')}</h3>
      <dl className={styles.cloud}>
        {data.cloudPlatforms.map(({ name, use }) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>
              <Text of={use} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
