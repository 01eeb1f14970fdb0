import { Card } from '../../renderer/ui/Card.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Cards } from '../../renderer/ui/lists.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import type { CaseStudySummary, ServiceSummary } from './localized-content.ts'

export function ServiceCards({ services }: { services: ServiceSummary[] }) {
  return (
    <Cards>
      {services.map(({ slug, name, teaser }) => (
        <Card
          key={slug}
          title={
            <Link to="service" params={{ service: slug }}>
              <Words of={name} />
            </Link>
          }
        >
          <Text of={teaser} />
        </Card>
      ))}
    </Cards>
  )
}

/** Links to services alone, for pages that describe them themselves. */
export function ServiceNames({ services }: { services: ServiceSummary[] }) {
  return (
    <ul>
      {services.map(({ slug, name }) => (
        <li key={slug}>
          <Link to="service" params={{ service: slug }}>
            <Text of={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function CaseStudyCards({ caseStudies }: { caseStudies: CaseStudySummary[] }) {
  return (
    <Cards>
      {caseStudies.map(({ slug, name, sector, headline, isExample, sample }) => (
        <Card
          key={slug}
          title={
            <Link to="caseStudy" params={{ caseStudy: slug }}>
              <Words of={name} />
            </Link>
          }
          meta={
            <>
              {(isExample || sample) && <SampleMark isExample={isExample} />} <Text of={sector} />
            </>
          }
        >
          <Text of={headline} />
        </Card>
      ))}
    </Cards>
  )
}
