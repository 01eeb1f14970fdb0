import { useLingui } from '@lingui/react'
import { Fragment, type ReactNode } from 'react'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { NextCourses } from '../courses/NextCourses.tsx'
import { Claims } from '../shared/Claims.tsx'
import { DrawOwn } from '../shared/DrawOwn.tsx'
import { FactStrip } from '../shared/FactStrip.tsx'
import { Figure } from '../shared/figures/Figure.tsx'
import { MoreLink } from '../shared/MoreLink.tsx'
import { CaseStudyRow, Row, Rows, ServiceRow } from '../shared/Rows.tsx'
import { CallLinks } from '../ui/CallLinks.tsx'
import { Link } from '../ui/Link.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { FaqSection, ListSection, Section } from '../ui/Section.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import beforeAndAfter from './BeforeAndAfter.module.css'
import filesToKeep from './FilesToKeep.module.css'
import type { ServiceData } from './load.ts'
import { Plan } from './Plan.tsx'
import styles from './Service.module.css'

export function Service({ data }: { data: ServiceData }) {
  const { i18n } = useLingui()
  const parts: Record<Part, ReactNode> = {
    plan: data.plan.length > 0 && <Plan data={data} />,
    learn: <BeforeAndAfter pairs={data.learn} />,
    files: (
      <>
        <FilesToKeep title={i18n.t('services.outcomes')} id="outcomes" files={data.outcomes} />
        <FilesToKeep title={i18n.t('services.deliverables')} id="deliverables" files={data.deliverables} />
      </>
    ),
  }
  return (
    <>
      <PageIntro
        kicker={i18n.t(`page.group.${data.group}`)}
        heading={data.heading}
        intro={[data.intro]}
        sheet={data.specimen && <Figure html={data.specimen} />}
      >
        <Price price={data.price} />
        <CallLinks data={{ ...data.callToAction, button: data.callToAction.button ?? i18n.t('services.ask') }} />
        {data.line && (
          <div className={styles.line}>
            <DrawOwn line={data.line} demo={data.demo} />
          </div>
        )}
      </PageIntro>
      <FactStrip facts={data.facts} />
      {order[data.length.unit].map((part, index) => (
        <Fragment key={part}>
          {index === 1 && <Claims claims={data.claims} />}
          {parts[part]}
        </Fragment>
      ))}
      <NextCourses courses={data.nextCourses} />
      <ListSection title={i18n.t('services.audience')} id="audience" items={data.audience} />
      <ListSection title={i18n.t('services.scope')} id="scope" items={data.scope?.map(({ text }) => text)} />
      <ListSection title={i18n.t('services.topics')} id="topics" items={data.topics} />
      <FaqSection title={i18n.t('services.faq')} items={data.faq} isSunken />
      <Further data={data} />
    </>
  )
}

function Price({ price: { label, lines, vat } }: { price: ServiceData['price'] }) {
  return (
    <dl className={styles.price}>
      <Text as="dt" className="visually-hidden" of={label} />
      {lines.map(({ amount, covers }, index) => (
        <dd key={index}>
          {amount && <Text as="strong" of={amount} />} <Text of={covers} />
        </dd>
      ))}
      {vat && <Text as="dd" of={vat} />}
    </dl>
  )
}

type Part = 'plan' | 'learn' | 'files'

/** A workshop begins with its day, a program with the change that it brings, consulting with the files that it leaves. */
const order: Record<ServiceData['length']['unit'], Part[]> = {
  clock: ['plan', 'learn', 'files'],
  week: ['learn', 'plan', 'files'],
  day: ['files', 'plan', 'learn'],
}

function BeforeAndAfter({ pairs }: { pairs: ServiceData['learn'] }) {
  const { i18n } = useLingui()
  if (!pairs) return null
  return (
    <Section title={i18n.t('services.learn')} id="learn">
      <table className={beforeAndAfter.pairs}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('services.before')}</th>
            <th scope="col">{i18n.t('services.after')}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ before, after }, index) => (
            <tr key={index}>
              <Text as="td" of={before} />
              <Text as="td" of={after} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

type File = { file: LocalizedText; text: LocalizedText }
type FilesToKeepProps = { title: string; id: string; files: File[] | undefined }

function FilesToKeep({ title, id, files }: FilesToKeepProps) {
  return (
    files && (
      <Section title={title} id={id}>
        <dl className={filesToKeep.files}>
          {files.map(({ file, text }) => (
            <div key={plainText(file)}>
              <dt translate="no">
                <Text as="code" of={file} />
              </dt>
              <Text as="dd" of={text} />
            </div>
          ))}
        </dl>
      </Section>
    )
  )
}

function Further({ data }: { data: ServiceData }) {
  const { i18n } = useLingui()
  const { caseStudy, post } = data
  const hasRows = caseStudy !== undefined || post !== undefined || data.related.length > 0
  if (!hasRows && !data.corporate && data.cities.length === 0) return undefined
  return (
    <Section title={i18n.t('services.related')} id="related">
      {hasRows && (
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
      )}
      {data.corporate && <MoreLink to="corporate" of={data.corporate} />}
      {data.cities.length > 0 && (
        <p>
          {i18n.t('services.cities')}
          <Space after={i18n.t('services.cities')} />
          {data.cities.map(({ slug, name }) => (
            <Link key={slug} to="cityService" params={{ city: slug, service: data.slug }} of={name} />
          ))}
        </p>
      )}
    </Section>
  )
}
