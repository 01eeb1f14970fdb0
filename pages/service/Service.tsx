import { useLingui } from '@lingui/react'
import { Fragment, type ReactNode } from 'react'
import { NextCourses } from '../courses/NextCourses.tsx'
import { Claims } from '../shared/Claims.tsx'
import { DrawOwn } from '../shared/DrawOwn.tsx'
import { FactStrip } from '../shared/FactStrip.tsx'
import { Figure } from '../shared/figures/Figure.tsx'
import { CallLinks } from '../ui/CallLinks.tsx'
import { Faq } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { ListSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import { FilesToKeep } from './FilesToKeep.tsx'
import { Further } from './Further.tsx'
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
      {data.faq.length > 0 && (
        <Section title={i18n.t('services.faq')} id="faq" isSunken>
          <Faq items={data.faq} />
        </Section>
      )}
      <Further data={data} />
    </>
  )
}

/** The first question of a buyer, before the way to a conversation. */
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
