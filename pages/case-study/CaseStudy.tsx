import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { Paragraphs, Tags, TextList, TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { CaseStudyCards, ServiceCards } from '../shared/cards.tsx'
import { SystemDiagram } from '../shared/diagram/SystemDiagram.tsx'
import styles from './CaseStudy.module.css'
import type { CaseStudyData } from './load.ts'
import { ResultFigure } from './ResultFigure.tsx'

export function CaseStudy({ data }: { data: CaseStudyData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro kicker={<Text of={data.sector} />} heading={data.heading} intro={[data.intro]}>
        <p className={styles.headline}>
          <Text of={data.headline} />
        </p>
      </PageIntro>
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
      </Section>
      <Section title={i18n.t('caseStudies.result')} id="result">
        <Paragraphs items={data.result} />
        <ResultFigure figure={data.figure} />
      </Section>
      <Section title={i18n.t('caseStudies.learned')} id="learned">
        <Paragraphs items={data.learned} />
      </Section>
      <Section title={i18n.t('caseStudies.inYourCompany')} id="in-your-company" isSunken>
        <TextList items={data.inYourCompany} />
      </Section>
      <Section title={i18n.t('caseStudies.services')} id="services">
        <ServiceCards services={data.services} />
      </Section>
      <Section title={i18n.t('caseStudies.next')} id="next">
        <CaseStudyCards caseStudies={[data.next]} />
      </Section>
      <CallToAction />
    </>
  )
}
