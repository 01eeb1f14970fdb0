import { useLingui } from '@lingui/react'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import type { PrivacyData } from './data.ts'

export function Privacy({ data }: { data: PrivacyData }) {
  const { i18n } = useLingui()
  return (
    <PageIntro heading={data.heading} intro={data.intro}>
      <p>
        <a href={`mailto:${data.email}`}>{data.email}</a> · <Link to="legalNotice">{i18n.t('legal.controller')}</Link>
      </p>
    </PageIntro>
  )
}
