import { useLingui } from '@lingui/react'
import { getSpace } from '../../locales/punctuation.ts'
import { MoreLink } from '../shared/MoreLink.tsx'
import { CaseStudyRow, Row, Rows, ServiceRow } from '../shared/Rows.tsx'
import { Link } from '../ui/Link.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { ServiceData } from './load.ts'

/** Links for a reader of a service: its case study, its article, related services and pages of cities. */
export function Further({ data }: { data: ServiceData }) {
  const { i18n } = useLingui()
  const { caseStudy, post } = data
  return (
    <Section title={i18n.t('services.related')} id="related">
      <Rows>
        {caseStudy && <CaseStudyRow kind={i18n.t('services.caseStudy')} caseStudy={caseStudy} />}
        {post && (
          <Row kind={<Text of={data.article} />} text={post.summary}>
            <Link to="post" params={{ post: post.slug }} of={post.title} />{' '}
            {post.draftMark && <mark data-sample>{post.draftMark}</mark>}
          </Row>
        )}
        {data.related.map((service) => (
          <ServiceRow key={service.slug} kind={i18n.t('services.service')} service={service} />
        ))}
      </Rows>
      {data.corporate && <MoreLink to="corporate" of={data.corporate} />}
      {data.cities.length > 0 && (
        <p>
          {i18n.t('services.cities')}
          {getSpace(i18n.t('services.cities'))}
          {data.cities.map(({ slug, name }) => (
            <Link key={slug} to="cityService" params={{ city: slug, service: data.slug }} of={name} />
          ))}
        </p>
      )}
    </Section>
  )
}
