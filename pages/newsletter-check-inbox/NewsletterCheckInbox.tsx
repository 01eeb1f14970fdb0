import actions from '../../renderer/ui/actions.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { AfterForm } from '../shared/AfterForm.tsx'
import type { NewsletterCheckInboxData } from './load.ts'

/** The page after the newsletter form was posted without JavaScript. */
export function NewsletterCheckInbox({ data }: { data: NewsletterCheckInboxData }) {
  return (
    <AfterForm data={data}>
      <Link to="blog" className={actions.secondary}>
        <Text of={data.readBlog} />
      </Link>
    </AfterForm>
  )
}
