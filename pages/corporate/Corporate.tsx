import { useLingui } from '@lingui/react'
import { Plan } from '../service/Plan.tsx'
import { Claims } from '../shared/Claims.tsx'
import { FactStrip } from '../shared/FactStrip.tsx'
import { MoreLink } from '../shared/MoreLink.tsx'
import { ServiceNames } from '../shared/ServiceNames.tsx'
import { CallLinks } from '../ui/CallLinks.tsx'
import { Fingerprint } from '../ui/Fingerprint.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import lists from '../ui/lists.module.css'
import { Paragraphs, TextList, TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { FaqSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import type { CorporateData } from './load.ts'

export function Corporate({ data }: { data: CorporateData }) {
  const { i18n } = useLingui()
  const { offer } = data
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <CallLinks data={data.callToAction} />
      </PageIntro>
      <FactStrip facts={data.facts} />
      {data.plan && (
        <Plan data={data.plan}>
          <p>
            <Link to="service" params={{ service: data.plan.slug }} of={data.plan.name} />
          </p>
        </Plan>
      )}
      <Claims claims={data.claims} />
      <Section title={offer.title} id="programs">
        <Paragraphs items={[offer.intro]} />
        <div className={lists.grid}>
          {offer.programs.map((program, index) => (
            <article key={index}>
              {program.line && <Fingerprint data={program.line.fingerprint} />}
              <h3 id={`program-${index + 1}`}>
                <Icon name={program.icon} /> <Words of={program.title} />
              </h3>
              <Text as="p" className="quiet" of={program.audience} />
              <Text as="p" of={program.description} />
              <h4 id={`outcomes-${index + 1}`}>{i18n.t('training.outcomes')}</h4>
              <TextList items={program.outcomes} />
              {program.record && <Text as="p" of={program.record} />}
              {program.services.length > 0 && (
                <>
                  <h4 id={`services-${index + 1}`}>{i18n.t('training.services')}</h4>
                  <ServiceNames services={program.services} />
                </>
              )}
            </article>
          ))}
        </div>
        <CallLinks data={data.callToAction} />
      </Section>
      <Section title={i18n.t('training.steps')} id="steps">
        <TitledList id="steps" items={offer.steps} isOrdered />
        <MoreLink to="training" of={data.training} />
      </Section>
      <FaqSection title={i18n.t('training.faq')} items={offer.faq} />
    </>
  )
}
