import { FactStrip } from '../shared/FactStrip.tsx'
import { Figure } from '../shared/figures/Figure.tsx'
import { keepDraft, readDraft } from '../shared/form/draft.ts'
import type { Control } from '../shared/form/post-form.ts'
import { MoreLink } from '../shared/MoreLink.tsx'
import { Rows, ServiceRow } from '../shared/Rows.tsx'
import actions from '../ui/actions.module.css'
import { Paragraphs } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { ListSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { CourseData, CoursesData } from './load.ts'
import { CourseLines } from './NextCourses.tsx'

export function Courses({ data: { heading, intro, all, courses, calendar } }: { data: CoursesData }) {
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <p>
          <Text as="a" href={calendar.path} of={calendar.words} />
        </p>
      </PageIntro>
      <Section title={all} id="all">
        <CourseLines courses={courses} />
      </Section>
    </>
  )
}

/** One course with the form for its seats, which works without a script. */
export function Course({ data }: { data: CourseData }) {
  const { learn, bring, fundae, service, closed } = data
  return (
    <>
      <PageIntro
        kicker={
          <>
            <Text of={data.place} /> · {data.days} · {data.taughtIn} {data.sample && <SampleMark />}
          </>
        }
        heading={data.heading}
        intro={[data.intro]}
      >
        {!closed && (
          <p>
            <Text as="a" href="#reserve" className={actions.primary} of={data.reserve} />
          </p>
        )}
      </PageIntro>
      <FactStrip facts={data.facts} />
      <ListSection id="learn" {...learn} />
      {bring && <ListSection id="bring" {...bring} />}
      {fundae && (
        <Section title={fundae.title} id="fundae">
          <Paragraphs items={fundae.items} />
        </Section>
      )}
      <Section title={data.reserve} id="reserve" isSunken>
        {closed ? (
          <>
            <Text as="p" of={closed} />
            {data.contact && <MoreLink to="contact" of={data.contact} />}
          </>
        ) : (
          <div ref={fillInDraft} onInput={keepDraft}>
            <Figure html={data.form} />
          </div>
        )}
      </Section>
      {service && (
        <Section title={service.title} id="service">
          <Rows>
            <ServiceRow service={service} />
          </Rows>
        </Section>
      )}
    </>
  )
}

/** Fills in the form in an element, which the build renders, so that no script knows its fields. */
function fillInDraft(holder: HTMLElement | null) {
  const form = holder?.querySelector('form')
  for (const [name, value = ''] of Object.entries(readDraft(form?.getAttribute('action') ?? ''))) {
    const group = form?.elements.namedItem(name)
    const control = form?.querySelector<Control>(`[name="${name}"]:not([type=hidden], [readonly])`)
    if (!control || !value) continue
    // Another course may have fewer seats to choose from.
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue
    if (group instanceof RadioNodeList) group.value = value
    else control.value = value
  }
}
