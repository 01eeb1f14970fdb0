import { useLingui } from '@lingui/react'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import type { LegalNoticeData } from './data.ts'

export function LegalNotice({ data }: { data: LegalNoticeData }) {
  const { i18n } = useLingui()
  const { name, nif, address, email, phone } = data.fields
  const rows = [
    { label: i18n.t('legal.name'), ...name },
    { label: i18n.t('legal.nif'), ...nif },
    { label: i18n.t('legal.address'), ...address },
    { label: i18n.t('legal.email'), ...email },
    { label: i18n.t('legal.phone'), ...phone },
  ]
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('legal.owner')} id="owner">
        <dl>
          {rows.map(({ label, value, isSample }) => (
            <div key={label}>
              <dt>
                <strong>{label}</strong>
              </dt>
              <dd>
                {value} {isSample && <mark>{i18n.t('legal.sample')}</mark>}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
