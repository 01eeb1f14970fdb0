import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { LoaderData } from '../loaders.ts'
import styles from './CaseFacts.module.css'

/** What stands in the margin of the text: for whom, who decides, the tools, and where to go on. */
export function CaseFacts({ data }: { data: LoaderData['caseStudy'] }) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.facts}>
      <Fact name={i18n.t('caseStudies.for')}>
        <Text of={data.sector} />
      </Fact>
      {data.duration && (
        <Fact name={i18n.t('caseStudies.duration')}>
          <Text of={data.duration} />
        </Fact>
      )}
      {data.people.length > 0 && (
        <Fact name={i18n.t('caseStudies.people')}>
          {data.people.map((label, index) => (
            <Text as="p" key={index} of={label} />
          ))}
        </Fact>
      )}
      <Fact name={i18n.t('caseStudies.stack')}>{data.stack.join(', ')}</Fact>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
