import { useLingui } from '@lingui/react'
import type { LocalizedText } from '../../content/localize.ts'
import { Link } from '../../renderer/ui/Link.tsx'
import { Faq, Tags, TextList, TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Specimen } from '../../renderer/ui/specimen/Specimen.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { useGroupLabels } from '../../renderer/ui/use-group-labels.ts'
import { PostCards } from '../blog/PostCards.tsx'
import { ServicesLayout } from '../services/ServicesLayout.tsx'
import { Claims } from '../shared/Claims.tsx'
import { CaseStudyCards, ServiceCards } from '../shared/cards.tsx'
import { ForReaders } from '../shared/ForReaders.tsx'
import type { ServiceData } from './load.ts'
import { ServiceFacts } from './ServiceFacts.tsx'

export function Service({ data }: { data: ServiceData }) {
  const { i18n } = useLingui()
  const groupLabels = useGroupLabels()
  return (
    <ServicesLayout call={data.callToAction}>
      <PageIntro
        kicker={groupLabels[data.group]}
        heading={data.heading}
        intro={[data.intro]}
        aside={data.specimen && <Specimen specimen={data.specimen} />}
      />
      <ServiceFacts facts={data.facts} slug={data.slug} />
      <Claims claims={data.claims} />
      <ListSection title={i18n.t('services.audience')} id="audience" items={data.audience} isSunken />
      <ListSection title={i18n.t('services.learn')} id="learn" items={data.learn} />
      <ListSection title={i18n.t('services.scope')} id="scope" items={data.scope} />
      <ListSection title={i18n.t('services.topics')} id="topics" items={data.topics} />
      {data.curriculum && (
        <Section title={i18n.t('services.curriculum')} id="curriculum">
          <TitledList items={data.curriculum} isOrdered />
        </Section>
      )}
      {data.modules && (
        <Section title={i18n.t('services.modules')} id="modules">
          <TitledList items={data.modules} isOrdered />
        </Section>
      )}
      <ListSection title={i18n.t('services.bootcamp')} id="bootcamp" items={data.bootcamp} />
      {data.stack && (
        <Section title={i18n.t('services.stack')} id="stack">
          <Tags items={data.stack.map((name) => ({ name }))} />
        </Section>
      )}
      <ListSection title={i18n.t('services.outcomes')} id="outcomes" items={data.outcomes} isSunken />
      <ListSection title={i18n.t('services.deliverables')} id="deliverables" items={data.deliverables} isSunken />
      <Section title={i18n.t('services.faq')} id="faq">
        <Faq items={data.faq} />
      </Section>
      <ForReaders blocks={data.forReaders} />
      {data.caseStudy && (
        <Section title={i18n.t('services.caseStudy')} id="case-study">
          <CaseStudyCards caseStudies={[data.caseStudy]} />
        </Section>
      )}
      {data.post && (
        <Section title={data.article} id="article">
          <PostCards posts={[data.post]} />
        </Section>
      )}
      <Section title={i18n.t('services.related')} id="related">
        <ServiceCards services={data.related} />
        {data.corporate && (
          <p>
            <Link to="corporate">
              <Text of={data.corporate} />
            </Link>
          </p>
        )}
        {data.cities.length > 0 && (
          <p>
            {i18n.t('services.cities')}{' '}
            {data.cities.map(({ slug, name }) => (
              <Link key={slug} to="cityService" params={{ city: slug, service: data.slug }}>
                <Text of={name} />
              </Link>
            ))}
          </p>
        )}
      </Section>
    </ServicesLayout>
  )
}

type ListSectionProps = { title: string; id: string; items: LocalizedText[] | undefined; isSunken?: boolean }

/** A list under its heading; nothing if the service has no such list. */
function ListSection({ items, ...section }: ListSectionProps) {
  return (
    items && (
      <Section {...section}>
        <TextList items={items} />
      </Section>
    )
  )
}
