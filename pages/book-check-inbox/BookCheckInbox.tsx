import actions from '../../renderer/ui/actions.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { BookCheckInboxData } from './load.ts'

/** The page after an appointment was asked for without JavaScript. */
export function BookCheckInbox({ data }: { data: BookCheckInboxData }) {
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <p>
          <Link to="caseStudies" className={actions.secondary}>
            <Text of={data.readCaseStudies} />
          </Link>
        </p>
      </PageIntro>
      <Section title={data.next} id="next" isSunken isWide>
        <TitledList id="next" items={data.steps} isOrdered />
      </Section>
    </>
  )
}
