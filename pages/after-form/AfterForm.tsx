import { useEffect } from 'react'
import { clearDraft } from '../contact/draft.ts'
import actions from '../ui/actions.module.css'
import { Link } from '../ui/Link.tsx'
import { TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import type { AfterFormData } from './load.ts'

/** The page after a form was posted without JavaScript: it arrived, the next steps, and something to read meanwhile. */
export function AfterForm({ data: { heading, intro, next, steps, link, isMessage } }: { data: AfterFormData }) {
  useEffect(() => {
    if (isMessage) clearDraft()
  }, [isMessage])
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <p>
          <Link to={link.to} className={isMessage ? actions.primary : actions.secondary} of={link.text} />
        </p>
      </PageIntro>
      <Section title={next} id="next" isSunken>
        <TitledList id="next" items={steps} isOrdered />
      </Section>
    </>
  )
}
