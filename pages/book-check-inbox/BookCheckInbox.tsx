import actions from '../../renderer/ui/actions.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { AfterForm } from '../shared/AfterForm.tsx'
import type { BookCheckInboxData } from './load.ts'

/** The page after an appointment was asked for without JavaScript. */
export function BookCheckInbox({ data }: { data: BookCheckInboxData }) {
  return (
    <AfterForm data={data}>
      <Link to="caseStudies" className={actions.secondary}>
        <Text of={data.readCaseStudies} />
      </Link>
    </AfterForm>
  )
}
