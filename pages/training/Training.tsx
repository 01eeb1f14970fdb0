import { useLingui } from '@lingui/react'
import { plainText } from '../../model/kit/localize.ts'
import { NextCourses } from '../courses/NextCourses.tsx'
import { Claims } from '../shared/Claims.tsx'
import { MoreLink } from '../shared/MoreLink.tsx'
import { ServiceNames } from '../shared/ServiceNames.tsx'
import { CallLinks } from '../ui/CallLinks.tsx'
import lists from '../ui/lists.module.css'
import { Faq, Paragraphs, TextList, TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
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
        <div className={lists.grid}>
          {offer.paths.map((path, index) => (
            <article key={index}>
              <Words as="h3" id={`paths-${index + 1}`} of={path.title} />
              <Text as="p" of={path.text} />
              <ServiceNames services={path.services} />
            </article>
          ))}
        </div>
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
      <Section title={i18n.t('training.pricing')} id="pricing">
        {offer.prices.map(({ amount, covers }) => (
          <p key={plainText(covers)}>
            <Text as="strong" of={amount} /> <Text of={covers} />
          </p>
        ))}
        <TextList items={offer.pricing} />
      </Section>
      <Section title={i18n.t('training.faq')} id="faq">
        <Faq items={offer.faq} />
      </Section>
    </>
  )
}
