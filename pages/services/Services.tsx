import { useLingui } from '@lingui/react'
import { serviceGroups } from '../../model/kinds/service-groups.ts'
import { useLength } from '../service/use-length.ts'
import { Row, Rows } from '../shared/Rows.tsx'
import { Cells } from '../ui/Fingerprint.tsx'
import { Link } from '../ui/Link.tsx'
import { Paragraphs, TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import choicesLook from './Choices.module.css'
import leadingStrip from './LeadingStrip.module.css'
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

function Choices({ data: { choices, services } }: { data: ServicesData }) {
  const { i18n } = useLingui()
  const lists = [
    { title: i18n.t('services.choice.who'), choices: choices.clients },
    { title: i18n.t('services.choice.format'), choices: choices.formats },
  ]
  return (
    <nav className={choicesLook.choices} aria-label={i18n.t('services.choice.label')}>
      {lists.map(({ title, choices }, index) => (
        <div key={title}>
          <p className="quiet">{title}</p>
          <ul>
            {index === 0 && (
              <li id="all">
                <a href="#all">
                  {i18n.t('services.choice.all')} <span>{services.length}</span>
                </a>
              </li>
            )}
            {choices.map(({ id, count }) => (
              <li key={id} id={id}>
                <a href={`#${id}`}>
                  {i18n.t(`services.choice.${id}`)} <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function LeadingStrip({ title, offers }: { title: string; offers: ServicesData['leading'] }) {
  const hasCorporate = useHasPages('corporate')
  return (
    <section className={leadingStrip.strip} id="leading">
      <h2>{title}</h2>
      <Rows>
        {offers.map(({ title, text, service }, index) => (
          <Row key={index} text={text}>
            {service ? (
              <Link to="service" params={{ service }} of={title} />
            ) : hasCorporate ? (
              <Link to="corporate" of={title} />
            ) : (
              <Text of={title} />
            )}
          </Row>
        ))}
      </Rows>
    </section>
  )
}
