import { useLingui } from '@lingui/react'
import { CityRow, Rows } from '../shared/Rows.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import type { LocationsData } from './load.ts'

export function Locations({ data }: { data: LocationsData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('locations.all')} id="all">
        <Rows>
          {data.cities.map((city) => (
            <CityRow key={city.slug} city={city} kind={city.way ?? ''} />
          ))}
        </Rows>
      </Section>
    </>
  )
}
