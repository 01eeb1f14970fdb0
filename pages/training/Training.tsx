import { useLingui } from '@lingui/react'
import { Fragment } from 'react'
import { NextCourses } from '../courses/NextCourses.tsx'
import { useLength } from '../service/use-length.ts'
import { Claims } from '../shared/Claims.tsx'
import { FactTable } from '../shared/FactTable.tsx'
import { MoreLink } from '../shared/MoreLink.tsx'
import { CallLinks } from '../ui/CallLinks.tsx'
import { Cells } from '../ui/Fingerprint.tsx'
import { Link } from '../ui/Link.tsx'
import { Paragraphs, TextList, TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { FaqSection, ListSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { TrainingData } from './load.ts'

export function Training({ data }: { data: TrainingData }) {
  const { i18n } = useLingui()
  const { offer } = data
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <CallLinks data={data.callToAction} />
      </PageIntro>
      <Claims claims={data.claims} />
      <Section title={offer.title} id="paths" isSunken>
        <Paragraphs items={[offer.intro]} />
        <FactTable
          caption={offer.title}
          columns={[i18n.t('training.path'), i18n.t('training.first'), i18n.t('training.length'), data.price]}
          rows={offer.paths.map((path, index) => ({
            id: `paths-${index + 1}`,
            cells: [
              <Fragment key="path">
                <Text as="strong" of={path.title} />
                <Text of={path.text} />
              </Fragment>,
              <PathServices key="services" path={path} />,
              <Length key="length" of={path.first.length} />,
              <Text key="price" of={path.first.price} />,
            ],
          }))}
        />
      </Section>
      <NextCourses courses={data.nextCourses} />
      <Section title={i18n.t('training.formats')} id="formats">
        <TitledList
          id="formats"
          items={Object.entries(offer.formats).flatMap(([id, format]) => (format ? [{ id, ...format }] : []))}
        />
        <MoreLink to="corporate" of={data.corporate} />
      </Section>
      <Section title={i18n.t('training.delivery')} id="delivery">
        <TextList items={offer.delivery} />
        <MoreLink to="locations" of={i18n.t('training.locations')} />
      </Section>
      <ListSection title={i18n.t('training.pricing')} id="pricing" items={offer.pricing} />
      <FaqSection title={i18n.t('training.faq')} items={offer.faq} />
    </>
  )
}

function PathServices({ path: { first, others } }: { path: TrainingData['offer']['paths'][number] }) {
  return (
    <>
      {first.line && <Cells steps={first.line.fingerprint.steps} />}
      <Link to="service" params={{ service: first.slug }} of={first.name} />
      {others.map(({ slug, name }) => (
        <small key={slug}>
          <Link to="service" params={{ service: slug }} of={name} />
        </small>
      ))}
    </>
  )
}

function Length({ of: length }: { of: Parameters<typeof useLength>[0] }) {
  return useLength(length)
}
