import { useLingui } from '@lingui/react'
import { JourneyMap } from '../city/JourneyMap.tsx'
import { CaseStudyRow, CityRow, Rows, ServiceRow } from '../shared/Rows.tsx'
import { Paragraphs, TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { FaqSection, ListSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { CityServiceData } from './load.ts'

export function CityService({ data }: { data: CityServiceData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro
        kicker={<Text of={data.city.name} />}
        heading={data.heading}
        intro={[data.intro]}
        aside={data.journey && <JourneyMap journey={data.journey} />}
      />
      <Section title={i18n.t('locations.context')} id="context">
        <Paragraphs items={data.context} />
      </Section>
      <Section title={i18n.t('locations.agenda')} id="agenda" isSunken>
        <TitledList id="agenda" items={data.agenda} isOrdered />
      </Section>
      <ListSection title={i18n.t('locations.deliverables')} id="deliverables" items={data.deliverables} />
      <ListSection title={i18n.t('locations.logistics')} id="logistics" items={data.logistics} />
      <FaqSection title={i18n.t('locations.faq')} items={data.faq} />
      <Section title={i18n.t('locations.more')} id="more" isSunken>
        <Rows>
          <ServiceRow service={data.service} />
          <CityRow city={data.city} />
          {data.caseStudy && <CaseStudyRow caseStudy={data.caseStudy} />}
        </Rows>
      </Section>
    </>
  )
}
