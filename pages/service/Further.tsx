import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { LocalizedText } from '../../content/localize.ts'
import { Link } from '../../renderer/ui/Link.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Further.module.css'
import type { ServiceData } from './load.ts'

/** Where a reader of a service may go on: its case study, its article, related services and pages of cities. */
export function Further({ data }: { data: ServiceData }) {
  const { i18n } = useLingui()
  const { caseStudy, post } = data
  return (
    <Section title={i18n.t('services.related')} id="related">
      <ul className={styles.rows}>
        {caseStudy && (
          <Row kind={i18n.t('services.caseStudy')} text={caseStudy.headline}>
            <Link to="caseStudy" params={{ caseStudy: caseStudy.slug }}>
              <Text of={caseStudy.name} />
            </Link>{' '}
            {(caseStudy.isExample || caseStudy.sample) && <SampleMark isExample={caseStudy.isExample} />}
          </Row>
        )}
        {post && (
          <Row kind={<Text of={data.article} />} text={post.summary}>
            <Link to="post" params={{ post: post.slug }}>
              <Text of={post.title} />
            </Link>{' '}
            {post.isDraft && <mark data-sample>{i18n.t('blog.draft')}</mark>}
          </Row>
        )}
        {data.related.map(({ slug, name, teaser }) => (
          <Row key={slug} kind={i18n.t('services.service')} text={teaser}>
            <Link to="service" params={{ service: slug }}>
              <Text of={name} />
            </Link>
          </Row>
        ))}
      </ul>
      {data.corporate && (
        <p>
          <Link to="corporate">
            <Text of={data.corporate} />
          </Link>
        </p>
      )}
      {data.cities.length > 0 && (
        <p>
          {i18n.t('services.cities')}{' '}
          {data.cities.map(({ slug, name }) => (
            <Link key={slug} to="cityService" params={{ city: slug, service: data.slug }}>
              <Text of={name} />
            </Link>
          ))}
        </p>
      )}
    </Section>
  )
}

function Row({ kind, text, children }: { kind: ReactNode; text: LocalizedText; children: ReactNode }) {
  return (
    <li>
      <span className={styles.kind}>{kind}</span>
      <p>
        {children}
        <br />
        <Text of={text} />
      </p>
    </li>
  )
}
