import { Card } from '../../renderer/ui/Card.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Cards } from '../../renderer/ui/lists.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { CaseStudySummary, CitySummary, ServiceSummary } from './localized-content.ts'

export function ServiceCards({ services }: { services: ServiceSummary[] }) {
  return (
    <Cards>
      {services.map(({ slug, name, description }) => (
        <Card
          key={slug}
          title={
            <Link to="service" params={{ service: slug }}>
              <Text of={name} />
            </Link>
          }
        >
          <Text of={description} />
        </Card>
      ))}
    </Cards>
  )
}

/** Links to services without descriptions, for pages that describe them themselves. */
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
      {caseStudies.map(({ slug, name, sector, headline }) => (
        <Card
          key={slug}
          title={
            <Link to="caseStudy" params={{ caseStudy: slug }}>
              <Text of={name} />
            </Link>
          }
          meta={<Text of={sector} />}
        >
          <Text of={headline} />
        </Card>
      ))}
    </Cards>
  )
}

export function CityCards({ cities }: { cities: CitySummary[] }) {
  return (
    <Cards>
      {cities.map(({ slug, name, description }) => (
        <Card
          key={slug}
          title={
            <Link to="city" params={{ city: slug }}>
              <Text of={name} />
            </Link>
          }
        >
          <Text of={description} />
        </Card>
      ))}
    </Cards>
  )
}
