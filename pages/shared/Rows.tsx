import { Children, type ReactNode } from 'react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import type { CaseStudySummary, CitySummary, ServiceSummary } from '../data/localized-content.ts'
import { Link } from '../ui/Link.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Rows.module.css'

export function Rows({ children }: { children: ReactNode }) {
  return Children.toArray(children).length > 0 && <ul className={styles.rows}>{children}</ul>
}

/** A link with a text; before it, if there is room, the kind of its target: "Case study", a distance. */
export function Row({ kind, text, children }: { kind?: ReactNode; text: LocalizedText; children: ReactNode }) {
  return (
    <li>
      {kind !== undefined && <span className="quiet">{kind}</span>}
      <p>
        {children}
        <br />
        <Text of={text} />
      </p>
    </li>
  )
}

export function ServiceRow({ service: { slug, name, teaser }, kind }: { service: ServiceSummary; kind?: ReactNode }) {
  return (
    <Row kind={kind} text={teaser}>
      <Link to="service" params={{ service: slug }} of={name} />
    </Row>
  )
}

export function CaseStudyRow({ caseStudy, kind }: { caseStudy: CaseStudySummary; kind?: ReactNode }) {
  const { slug, name, headline, isExample, sample } = caseStudy
  return (
    <Row kind={kind} text={headline}>
      <Link to="caseStudy" params={{ caseStudy: slug }} of={name} />
      {(isExample || sample) && <SampleMark isExample={isExample} after={name} />}
    </Row>
  )
}

export function CityRow({ city: { slug, name, description }, kind }: { city: CitySummary; kind?: ReactNode }) {
  return (
    <Row kind={kind} text={description}>
      <Link to="city" params={{ city: slug }} of={name} />
    </Row>
  )
}
