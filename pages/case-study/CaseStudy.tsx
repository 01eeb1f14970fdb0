import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Paragraphs, Tags, TextList, TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { CaseStudyRows } from '../shared/CaseStudyRows.tsx'
import { Claims } from '../shared/Claims.tsx'
import { ServiceCards } from '../shared/cards.tsx'
import { SystemDiagram } from '../shared/diagram/SystemDiagram.tsx'
import styles from './CaseStudy.module.css'
import type { CaseStudyData } from './load.ts'
import { ResultFigure } from './ResultFigure.tsx'

export function CaseStudy({ data }: { data: CaseStudyData }) {
  const { i18n } = useLingui()
  const isExample = data.kind === 'example'
  return (
    <>
      <PageIntro kicker={<Kicker data={data} />} heading={data.heading} intro={[data.intro]}>
        <p className={styles.headline}>
          <Text of={data.headline} />
        </p>
      </PageIntro>
      <Claims claims={data.claims} />
      <Section title={i18n.t('caseStudies.situation')} id="situation">
        <Paragraphs items={data.situation} />
      </Section>
      <Section title={i18n.t('caseStudies.constraints')} id="constraints">
        <TextList items={data.constraints} />
      </Section>
      <Section title={i18n.t('caseStudies.built')} id="built">
        <TextList items={data.built} />
      </Section>
      <Section title={i18n.t('caseStudies.howItWorks')} id="how-it-works" isSunken isWide>
        <SystemDiagram diagram={data.diagram} />
        <TitledList items={data.howItWorks} isOrdered />
        <h3>{i18n.t('caseStudies.stack')}</h3>
        <Tags items={data.stack.map((name) => ({ name }))} />
        {data.demo && (
          <p>
            {data.demo.method && <Text of={data.demo.method} />}{' '}
            <Link to="projects" suffix={`?demo=${data.demo.id}`}>
              {i18n.t('caseStudies.demo')}
            </Link>
          </p>
        )}
      </Section>
      <Section title={isExample ? i18n.t('caseStudies.aim') : i18n.t('caseStudies.result')} id="result">
        <Paragraphs items={data.result} />
        <ResultFigure figure={data.figure} />
      </Section>
      <Section title={isExample ? i18n.t('caseStudies.risks') : i18n.t('caseStudies.learned')} id="learned">
        <Paragraphs items={data.learned} />
      </Section>
      <Section title={i18n.t('caseStudies.inYourCompany')} id="in-your-company" isSunken>
        <TextList items={data.inYourCompany} />
        <p>
          <Text of={data.question} /> <Link to="contact">{i18n.t('caseStudies.estimate')}</Link>
        </p>
      </Section>
      <Section title={i18n.t('caseStudies.services')} id="services">
        <ServiceCards services={data.services} />
      </Section>
      <Section title={i18n.t('caseStudies.next')} id="next">
        <CaseStudyRows caseStudies={[data.next]} />
      </Section>
      <CallToAction data={data.callToAction} />
    </>
  )
}

/** Says first what a page is not, so that nobody reads a design as a reference. */
function Kicker({ data: { kind, sample, sector } }: { data: CaseStudyData }) {
  const { i18n } = useLingui()
  return (
    <>
      {kind === 'example' ? <mark data-sample>{i18n.t('caseStudies.example')}</mark> : sample && <SampleMark />}{' '}
      <Text of={sector} />
    </>
  )
}
