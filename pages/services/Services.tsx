import { serviceGroups } from '../../content/services/groups.ts'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { useGroupLabels } from '../../renderer/ui/use-group-labels.ts'
import { ServiceCards } from '../shared/cards.tsx'
import type { ServicesData } from './load.ts'

export function Services({ data }: { data: ServicesData }) {
  const groupLabels = useGroupLabels()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      {serviceGroups.map((group) => (
        <Section key={group} title={groupLabels[group]} id={group}>
          <ServiceCards services={data.services.filter((service) => service.group === group)} />
        </Section>
      ))}
    </>
  )
}
