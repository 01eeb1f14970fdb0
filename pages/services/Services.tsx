import { useLingui } from '@lingui/react'
import { serviceGroups } from '../../content/services/groups.ts'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { useGroupLabels } from '../../renderer/ui/use-group-labels.ts'
import { ServiceCards } from '../shared/cards.tsx'
import { LeadingOffers } from '../shared/LeadingOffers.tsx'
import type { ServicesData } from './load.ts'
import { ServicesLayout } from './ServicesLayout.tsx'

export function Services({ data }: { data: ServicesData }) {
  const { i18n } = useLingui()
  const groupLabels = useGroupLabels()
  return (
    <ServicesLayout call={data.callToAction}>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('services.leading')} id="leading" isSunken>
        <LeadingOffers offers={data.leading} />
      </Section>
      {serviceGroups.map((group) => (
        <Section key={group} title={groupLabels[group]} id={group}>
          <ServiceCards services={data.services.filter((service) => service.group === group)} />
        </Section>
      ))}
    </ServicesLayout>
  )
}
