import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Claims } from '../shared/Claims.tsx'
import { CaseStudyCards } from '../shared/cards.tsx'
import type { CaseStudiesData } from './load.ts'

export function CaseStudies({ data }: { data: CaseStudiesData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Claims claims={data.claims} />
      <Section title={i18n.t('caseStudies.all')} id="all" isWide>
        <CaseStudyCards caseStudies={data.caseStudies} />
      </Section>
      <CallToAction data={data.callToAction} />
    </>
  )
}
