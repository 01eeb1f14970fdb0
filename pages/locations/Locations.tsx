import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { CityCards } from '../shared/cards.tsx'
import type { LocationsData } from './load.ts'

export function Locations({ data }: { data: LocationsData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('locations.all')} id="all" isWide>
        <CityCards cities={data.cities} />
      </Section>
      <CallToAction data={data.callToAction} />
    </>
  )
}
