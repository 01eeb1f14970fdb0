import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { CaseStudyCards } from '../../renderer/ui/cards.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import type { CaseStudiesData } from './data.ts'

export function CaseStudies({ data }: { data: CaseStudiesData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('caseStudies.all')} id="all" isWide>
        <CaseStudyCards caseStudies={data.caseStudies} />
      </Section>
      <CallToAction />
    </>
  )
}
