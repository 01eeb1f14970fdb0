import { useLingui } from '@lingui/react'
import { NextTimes } from '../book/NextTimes.tsx'
import { NextCourses } from '../courses/NextCourses.tsx'
import { Claims } from '../shared/Claims.tsx'
import actions from '../ui/actions.module.css'
import { Link } from '../ui/Link.tsx'
import lists from '../ui/lists.module.css'
import { TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { FaqSection, ListSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import { Words } from '../ui/Words.tsx'
import { ClockTable, JourneyMap } from './JourneyMap.tsx'
import type { CityData } from './load.ts'

export function City({ data }: { data: CityData }) {
  const { i18n } = useLingui()
  const isBookable = useHasPages('book')
  const hasMeetings = isBookable && data.times.type === 'visit'
  return (
    <>
      <PageIntro
        heading={data.heading}
        intro={[data.intro]}
        aside={
          data.journey ? <JourneyMap journey={data.journey} /> : data.clocks && <ClockTable clocks={data.clocks} />
        }
      >
        <p className="row">
          {hasMeetings ? (
            <Link
              to="book"
              suffix={`?${new URLSearchParams(data.times)}`}
              className={actions.primary}
              of={i18n.t('locations.checkAvailability')}
            />
          ) : (
            <Link
              to="contact"
              suffix={`?city=${data.slug}`}
              className={actions.primary}
              of={i18n.t('locations.askForDate')}
            />
          )}
          <Link to="services">{i18n.t('locations.browsePrograms')}</Link>
          {hasMeetings && <Link to="contact" suffix={`?city=${data.slug}`} of={data.contact} />}
        </p>
        {hasMeetings && <p>{i18n.t('locations.meetingTimes')}</p>}
        {isBookable && <NextTimes {...data.times} words={data.timeWords} city={hasMeetings ? data.name : undefined} />}
        {data.freeWeeks.weeks.length > 0 && (
          <p>
            <Text of={data.freeWeeks.label} />: {data.freeWeeks.weeks.join(' · ')}
          </p>
        )}
      </PageIntro>
      <Claims claims={data.claims} />
      {data.programs.length > 0 && (
        <Section title={i18n.t('locations.programs')} id="programs" isSunken>
          <ul className={lists.grid}>
            {data.programs.map(({ service: { slug, name }, why, hasPage }) => (
              <li key={slug}>
                <h3 id={slug}>
                  {hasPage ? (
                    <Link to="cityService" params={{ city: data.slug, service: slug }}>
                      <Words of={name} /> · <Text of={data.name} />
                    </Link>
                  ) : (
                    <Link to="service" params={{ service: slug }}>
                      <Words of={name} />
                    </Link>
                  )}
                </h3>
                {why && <Text as="p" of={why} />}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <NextCourses courses={data.nextCourses} />
      {data.sectors.length > 0 && (
        <Section title={i18n.t('locations.sectors')} id="sectors">
          <TitledList id="sectors" items={data.sectors} />
        </Section>
      )}
      <ListSection title={i18n.t('locations.teams')} id="teams" items={data.teams} />
      <ListSection title={i18n.t('locations.logistics')} id="logistics" items={data.logistics} />
      <FaqSection title={i18n.t('locations.faq')} items={data.questions} isSunken />
    </>
  )
}
