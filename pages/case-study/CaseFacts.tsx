import { useLingui } from '@lingui/react'
import { Fact } from '../ui/Fact.tsx'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './CaseFacts.module.css'
import type { CaseStudyData } from './load.ts'

/** The margin of the text: for whom, who decides, the tools, and where to go on. */
export function CaseFacts({ data }: { data: CaseStudyData }) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.facts}>
      <Fact name={i18n.t('caseStudies.for')} of={data.sector} />
      {data.duration && <Fact name={i18n.t('caseStudies.duration')} of={data.duration} />}
      {data.people.length > 0 && (
        <Fact name={i18n.t('caseStudies.people')}>
          {data.people.map((label, index) => (
            <Text as="p" key={index} of={label} />
          ))}
        </Fact>
      )}
      <Fact name={i18n.t('caseStudies.stack')} of={data.stack.join(' · ')} />
      {data.demo && (
        <Fact name={i18n.t('projects.liveDemo')}>
          {data.demo.method && <Text of={data.demo.method} />}{' '}
          <Link to="projects" suffix={`?demo=${data.demo.id}`}>
            {i18n.t('caseStudies.demo')}
          </Link>
        </Fact>
      )}
      <Fact name={i18n.t('caseStudies.services')}>
        {data.services.map(({ slug, name }) => (
          <p key={slug}>
            <Link to="service" params={{ service: slug }} of={name} />
          </p>
        ))}
      </Fact>
    </dl>
  )
}
