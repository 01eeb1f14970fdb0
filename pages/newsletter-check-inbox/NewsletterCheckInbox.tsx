import { useLingui } from '@lingui/react'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import type { NewsletterCheckInboxData } from './data.ts'

export function NewsletterCheckInbox({ data }: { data: NewsletterCheckInboxData }) {
  const { i18n } = useLingui()
  return (
    <PageIntro heading={data.heading} intro={data.intro}>
      <p>
        <Link to="blog">{i18n.t('contact.newsletter.blog')}</Link>
      </p>
    </PageIntro>
  )
}
