import { useLingui } from '@lingui/react'
import { plainText } from '../../model/kit/localize.ts'
import actions from '../ui/actions.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Paragraphs } from '../ui/lists.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import { Words } from '../ui/Words.tsx'
import type { HomeData } from './load.ts'
import styles from './Person.module.css'
import { Portrait } from './Portrait.tsx'

export function Person({ data: { owner, about, callToAction, experience, skills } }: { data: HomeData }) {
  const isBookable = useHasPages('book')
  return (
    <section id="about" className={styles.person}>
      <div className={styles.card}>
        <Portrait owner={owner} />
        <h2>{owner.name}</h2>
        <Link
          to={isBookable ? 'book' : 'contact'}
          className={actions.secondary}
          of={isBookable ? callToAction.book : callToAction.message}
        />
      </div>
      <div>
        <Paragraphs items={about.paragraphs} className={styles.words} />
        {about.press && <Press press={about.press} />}
        {experience.length > 0 && <Experience items={experience} />}
        {skills.skills.length > 0 && <Skills data={skills} />}
      </div>
    </section>
  )
}

/** Words to quote, for those who write about the owner. */
function Press({ press: { text, pronunciation } }: { press: NonNullable<HomeData['about']['press']> }) {
  const { i18n } = useLingui()
  return (
    <details className={styles.press}>
      <summary>{i18n.t('home.press')}</summary>
      <Text as="p" of={text} />
      {pronunciation && <Text as="p" className="quiet" of={pronunciation} />}
      <Button
        data-copy={plainText(text)}
        data-done={i18n.t('projects.chat.copied')}
        of={i18n.t('projects.chat.copy')}
      />
    </details>
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
    <div id="skills" className={`quiet ${styles.skills}`}>
      <h3>
        {i18n.t('skills.heading')} {data.sample && <SampleMark />}
      </h3>
      <dl>
        {data.skills.map(({ name, level }, index) => (
          <div key={index}>
            <Text as="dt" of={name} />
            <dd style={{ '--level': `${level}%` }}>
              <span className="visually-hidden">{i18n.t('skills.level', { level })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Text as="p" of={data.note} />
      <ul className={styles.tools} aria-label={i18n.t('skills.tools')}>
        {data.tools.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} /> {name}
          </li>
        ))}
      </ul>
      <ul className={styles.tools} aria-label={i18n.t('skills.cloud')}>
        {data.cloudPlatforms.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
