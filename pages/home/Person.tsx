import { useLingui } from '@lingui/react'
import { Fact } from '../ui/Fact.tsx'
import { Icon } from '../ui/Icon.tsx'
import lists from '../ui/lists.module.css'
import { Paragraphs } from '../ui/lists.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import type { HomeData } from './load.ts'
import styles from './Person.module.css'
import { Portrait } from './Portrait.tsx'

/** The person a visitor would work with: portrait, name, words, experience and, quieter, skills. */
export function Person({ data: { owner, about, experience, skills } }: { data: HomeData }) {
  return (
    <section id="about" className={styles.person}>
      <Portrait owner={owner} />
      <div>
        <h2>{owner.name}</h2>
        <Paragraphs items={about.paragraphs} className={styles.words} />
        {experience.length > 0 && <Experience items={experience} />}
        {skills.skills.length > 0 && <Skills data={skills} />}
      </div>
    </section>
  )
}

function Experience({ items }: { items: HomeData['experience'] }) {
  const { i18n } = useLingui()
  return (
    <div id="experience">
      <h3>{i18n.t('experience.heading')}</h3>
      <ol className={styles.timeline}>
        {items.map((item, index) => (
          <li key={index}>
            <Text as="p" className="quiet" of={item.duration} />
            <div>
              <Words as="h4" id={`position-${index + 1}`} of={item.title} />
              <p className="quiet">
                {item.company && <Text of={item.company} />} {item.sample && <SampleMark />}
              </p>
              <Text as="p" of={item.description} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Skills({ data }: { data: HomeData['skills'] }) {
  const { i18n } = useLingui()
  return (
    <div id="skills" className={styles.skills}>
      <h3>
        {i18n.t('skills.heading')} {data.sample && <SampleMark />}
      </h3>
      <dl className={lists.grid}>
        {data.skills.map(({ name, level }, index) => (
          <Fact key={index} name={name} of={i18n.t('skills.level', { level })} />
        ))}
      </dl>
      <Text as="p" of={data.note} />
      <ul aria-label={i18n.t('skills.tools')}>
        {data.tools.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} /> {name}
          </li>
        ))}
      </ul>
      <ul aria-label={i18n.t('skills.cloud')}>
        {data.cloudPlatforms.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
