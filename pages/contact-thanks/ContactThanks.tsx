import { useEffect } from 'react'
import actions from '../../renderer/ui/actions.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { clearDraft } from '../contact/draft.ts'
import { AfterForm } from '../shared/AfterForm.tsx'
import type { ContactThanksData } from './load.ts'

/** The page after the contact form was posted without JavaScript. */
export function ContactThanks({ data }: { data: ContactThanksData }) {
  useEffect(clearDraft, [])
  return (
    <AfterForm data={data}>
      <Link to="caseStudies" className={actions.primary}>
        <Text of={data.readCaseStudies} />
      </Link>
    </AfterForm>
  )
}
