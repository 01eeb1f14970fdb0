import { useEffect } from 'react'
import actions from '../../renderer/ui/actions.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { clearDraft } from '../contact/draft.ts'
import type { ContactThanksData } from './load.ts'

/** The page after the contact form was posted without JavaScript. */
export function ContactThanks({ data }: { data: ContactThanksData }) {
  useEffect(clearDraft, [])
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <p>
          <Link to="caseStudies" className={actions.primary}>
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
