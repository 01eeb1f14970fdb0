import { useLingui } from '@lingui/react'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import type { ContactThanksData } from './data.ts'

export function ContactThanks({ data }: { data: ContactThanksData }) {
  const { i18n } = useLingui()
  return (
    <PageIntro heading={data.heading} intro={data.intro}>
      <p>
        <Link to="caseStudies">{i18n.t('contact.thanks.caseStudies')}</Link>
      </p>
    </PageIntro>
  )
}
