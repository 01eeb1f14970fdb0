import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { CaseStudyTitles } from '../shared/CaseStudyRows.tsx'
import { Claims } from '../shared/Claims.tsx'
import { DrawOwn } from '../shared/DrawOwn.tsx'
import { Figure } from '../shared/figures/Figure.tsx'
import { Fact } from '../ui/Fact.tsx'
import { Link } from '../ui/Link.tsx'
import { Paragraphs, TextList, TitledList } from '../ui/lists.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Space } from '../ui/Space.tsx'
import { Text, Texts } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import factStyles from './CaseFacts.module.css'
import styles from './CaseStudy.module.css'
import type { CaseStudyData } from './load.ts'

export function CaseStudy({ data }: { data: CaseStudyData }) {
  const { i18n } = useLingui()
  const isExample = data.kind === 'example'
  return (
    <>
      <div className={styles.first}>
        <p className={styles.kicker}>
          <Origin data={data} />
          <Text of={data.name} />
        </p>
        <Words as="h1" id="title" of={data.heading} />
        <Text as="p" className={styles.headline} of={data.headline} />
        <DrawOwn line={data.line} names={data.steps} demo={data.demo?.id} />
        <Figure html={data.figure} />
        <Text as="p" className={styles.intro} of={data.intro} />
      </div>
      <Claims claims={data.claims} />
      <Section title={i18n.t('caseStudies.howItWorks')} id="how-it-works" isSunken>
        <Figure html={data.diagram} />
        <TitledList id="how" items={data.howItWorks} isOrdered />
      </Section>
      <div className={styles.body}>
        <CaseFacts data={data} />
        <div className={styles.text}>
          <Part title={i18n.t('caseStudies.situation')} id="situation">
            <Paragraphs items={data.situation} />
          </Part>
          <Part title={i18n.t('caseStudies.constraints')} id="constraints">
            <TextList items={data.constraints} />
          </Part>
          <Part title={i18n.t('caseStudies.built')} id="built">
            <TextList items={data.built} />
          </Part>
          <Part title={isExample ? i18n.t('caseStudies.aim') : i18n.t('caseStudies.result')} id="result">
            <Paragraphs items={data.result} />
          </Part>
          <Part title={isExample ? i18n.t('caseStudies.risks') : i18n.t('caseStudies.learned')} id="learned">
            <Paragraphs items={data.learned} />
          </Part>
          <Part title={i18n.t('caseStudies.inYourCompany')} id="in-your-company">
            <TextList items={data.inYourCompany} />
            <p>
              <Text of={data.question} />
              <Space after={data.question} />
              <Link to="contact">{i18n.t('caseStudies.estimate')}</Link>
            </p>
          </Part>
        </div>
      </div>
      {data.next && (
        <Section title={i18n.t('caseStudies.next')} id="next">
          <CaseStudyTitles caseStudies={[data.next]} />
        </Section>
      )}
    </>
  )
}

/** Says first what a page is not, so that nobody reads a design as a reference. */
function Origin({ data: { kind, sample } }: { data: CaseStudyData }) {
  const { i18n } = useLingui()
  if (kind !== 'example' && !sample) return null
  return (
    <>
      {kind === 'example' ? <mark data-sample>{i18n.t('caseStudies.example')}</mark> : <SampleMark />} <br />
    </>
  )
}

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section id={id}>
      <Words as="h2" of={title} />
      {children}
    </section>
  )
}

function CaseFacts({ data }: { data: CaseStudyData }) {
  const { i18n } = useLingui()
  return (
    <dl className={factStyles.facts}>
      <Fact name={i18n.t('caseStudies.for')} of={data.sector} />
      {data.duration && <Fact name={i18n.t('caseStudies.duration')} of={data.duration} />}
      {data.people.length > 0 && (
        <Fact name={i18n.t('caseStudies.people')}>
          <Texts as="p" items={data.people} />
        </Fact>
      )}
      <Fact name={i18n.t('caseStudies.stack')} of={data.stack.join(' · ')} />
      {data.demo && (
        <Fact name={i18n.t('projects.liveDemo')}>
          {data.demo.method && <Text of={data.demo.method} />}
          <Space after={data.demo.method ?? ''} />
          <Link to="projects" suffix={`?demo=${data.demo.id}`} of={i18n.t('caseStudies.demo')} />
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
