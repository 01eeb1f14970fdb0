import { useLingui } from '@lingui/react'
import { serviceGroups } from '../../model/kinds/service-groups.ts'
import { useLength } from '../service/use-length.ts'
import { Cells } from '../ui/Fingerprint.tsx'
import { Paragraphs, TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import { Choices } from './Choices.tsx'
import { LeadingStrip } from './LeadingStrip.tsx'
import type { ListedService, ServicesData } from './load.ts'
import styles from './Services.module.css'

/** All services as a list; a choice leaves only its own. A choice is an anchor, so it needs no script and can be linked. */
export function Services({ data }: { data: ServicesData }) {
  const { i18n } = useLingui()
  const groups = serviceGroups.filter((group) => data.services.some((service) => service.group === group))
  return (
    <>
      <PageIntro
        heading={data.heading}
        intro={data.intro}
        aside={data.leading.length > 0 && <LeadingStrip title={i18n.t('services.leading')} offers={data.leading} />}
      />
      <div className={styles.index}>
        <Choices data={data} />
        {groups.map((group) => (
          <Section key={group} title={i18n.t(`page.group.${group}`)} id={group}>
            <ul className={styles.rows}>
              {data.services
                .filter((service) => service.group === group)
                .map((service) => (
                  <ServiceRow key={service.slug} service={service} />
                ))}
            </ul>
          </Section>
        ))}
      </div>
      {data.method.steps.length > 0 && (
        <Section title={data.method.title} id="method" isSunken>
          <Paragraphs items={[data.method.intro]} />
          <TitledList id="method" items={data.method.steps} isOrdered />
        </Section>
      )}
    </>
  )
}

/** A service beside its line: what it is, how long it usually takes and from how much it is. */
function ServiceRow({ service: { slug, name, teaser, choices, length, line, price } }: { service: ListedService }) {
  const time = useLength(length)
  return (
    <li data-for={choices.join(' ')}>
      {line && <Cells steps={line.fingerprint.steps} />}
      <TitleLink to="service" slug={slug} of={name} />
      <Text as="p" of={teaser} />
      <p className={styles.terms}>
        {time && <span>{time} · </span>}
        <Text as="span" of={price} />
      </p>
    </li>
  )
}
